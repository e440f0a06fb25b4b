// The graph of folders below one folder, level by level.
// An import belongs to the deepest folder that holds both files. There it is an arrow between two of that folder's rooms:
// a sub-folder with all that is in it, or the files that lie directly in the folder (the room `.`).
import { posix } from 'node:path'

/** The folders on the way from `top` to a file: `src/a/b.ts` gives ['a']. */
function foldersOf(top, file) {
  const folder = posix.relative(top, posix.dirname(file))
  return folder === '' ? [] : folder.split('/')
}

function arrowOf(top, { file, target }) {
  const from = foldersOf(top, file)
  const to = foldersOf(top, target)
  let depth = 0
  while (depth < from.length && depth < to.length && from[depth] === to[depth]) depth++
  if (depth === from.length && depth === to.length) return null
  const level = posix.join(top, ...from.slice(0, depth))
  return { level, from: from[depth] ?? '.', to: to[depth] ?? '.', file, target }
}

const isBelow = (top, path) => path !== null && path.startsWith(`${top}/`)

/** Level → room → room it imports → the imports that do so. */
export function folderGraph(top, imports) {
  const levels = new Map()
  const inside = (map, key) => map.get(key) ?? map.set(key, new Map()).get(key)
  for (const one of imports) {
    if (!isBelow(top, one.file) || !isBelow(top, one.target)) continue
    const arrow = arrowOf(top, one)
    if (arrow === null) continue
    const rooms = inside(levels, arrow.level)
    inside(rooms, arrow.to)
    const arrows = inside(rooms, arrow.from)
    arrows.set(arrow.to, [...(arrows.get(arrow.to) ?? []), arrow])
  }
  return levels
}

/** The shortest way from a room back to itself, or null. */
function wayBack(rooms, start) {
  const queue = [[start]]
  const seen = new Set()
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of rooms.get(way.at(-1)).keys()) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return null
}

/** One shortest cycle for each group of rooms that import each other: `[{ level, rooms, arrows }]`. */
export function cyclesIn(levels) {
  return [...levels].flatMap(([level, rooms]) => {
    const cycles = []
    const told = new Set()
    for (const room of Array.from(rooms.keys(), String).toSorted()) {
      if (told.has(room)) continue
      const way = wayBack(rooms, room)
      if (way === null) continue
      for (const each of way) told.add(each)
      const arrows = way.map((from, i) => rooms.get(from).get(way[(i + 1) % way.length]))
      cycles.push({ level, rooms: way, arrows })
    }
    return cycles
  })
}
