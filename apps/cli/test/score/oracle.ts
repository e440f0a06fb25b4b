/**
 * The scoring rules read a second time, as plainly as possible and with nothing from `packages/rules`: rewards stay
 * texts, and what a text means is worked out the moment it is needed.
 */
export interface Document {
  seats: string[]
  jelly: number[]
  pods: Pod[][]
  stack: Pod[]
  drone: number
  districts: { zones: string[]; target: number; dice: Record<string, number[]> }[]
  center: Record<string, number>
  answers: { seat: string; copy?: string; pod?: Pod; pay?: string[] }[]
  rolls: number[]
  final: boolean
}

type Pod = number | 'die'
type Group = { who: string[]; partners: string[] }

export function oracle(given: Document): unknown {
  const doc = structuredClone(given)
  const { seats, stack } = doc
  const jelly = new Map(seats.map((name, n) => [name, doc.jelly[n]!]))
  const pods = new Map(seats.map((name, n) => [name, doc.pods[n]!]))
  const has = (name: string): number => jelly.get(name)!
  const add = (name: string, amount: number): unknown => jelly.set(name, has(name) + amount)

  function roll(): number {
    if (doc.rolls.length === 0) throw new Error('rolls')
    return doc.rolls.shift()!
  }

  function askedFor(name: string, kind: 'copy' | 'pod' | 'pay'): string | number | string[] | undefined {
    const at = doc.answers.findIndex((answer) => answer.seat === name && answer[kind] !== undefined)
    return at === -1 ? undefined : doc.answers.splice(at, 1)[0]![kind]
  }

  function takePods(who: string[]): void {
    if (stack.length < who.length) return
    for (const name of who) pods.get(name)!.push(stack.shift()!)
  }

  function pay(payers: string[], owed: string[], amount: number): void {
    const plans = payers.map((payer) => {
      const after = [...seats.slice(seats.indexOf(payer) + 1), ...seats.slice(0, seats.indexOf(payer))]
      const chooses = owed.length >= 2 && has(payer) > 0 && has(payer) < amount * owed.length
      const wish = ((chooses ? askedFor(payer, 'pay') : undefined) ?? []) as string[]
      return { payer, order: [...new Set([...wish, ...after])].filter((name) => owed.includes(name)) }
    })
    for (const { payer, order } of plans) {
      for (const name of order) {
        const paid = Math.min(amount, has(payer))
        add(payer, -paid)
        add(name, paid)
      }
    }
  }

  function returnPods(who: string[]): void {
    const worth = (pod: Pod): number => (pod === 'die' ? 3.5 : pod)
    const chosen = who.map((name) => {
      const held = pods.get(name)!
      if (held.length < 2) return { name, pod: held[0] }
      const wish = askedFor(name, 'pod') as Pod | undefined
      if (wish !== undefined && !held.includes(wish)) throw new Error('pod not held')
      return { name, pod: wish ?? held.toSorted((a, b) => worth(a) - worth(b))[0] }
    })
    for (const { name, pod } of chosen) {
      const held = pods.get(name)!
      if (pod !== undefined) held.splice(held.indexOf(pod), 1)
    }
  }

  const answers: { totals: number[]; controls: string[]; cancelled: Record<string, number[]> }[] = []

  function scoreDistrict(d: number): void {
    const { zones, target, dice } = doc.districts[d]!
    const reward = zones[target - 1]!
    const left = new Map(seats.map((name) => [name, dice[name] ?? []]))
    const cancelled: Record<string, number[]> = {}
    const rerollAll = (): void => {
      for (const name of seats) left.set(name, left.get(name)!.map(roll))
    }
    if (reward.startsWith('reroll')) rerollAll()
    else {
      for (const name of seats) {
        const mine = left.get(name)!
        const once = mine.filter((value) => mine.filter((other) => other === value).length === 1)
        if (once.length < mine.length) cancelled[name] = mine.filter((value) => !once.includes(value))
        left.set(name, once)
      }
    }
    const total = (name: string): number => left.get(name)!.reduce((sum, value) => sum + value, 0)
    const controllers = (): string[] => {
      const best = Math.max(...seats.map(total))
      return best === 0 ? [] : seats.filter((name) => total(name) === best)
    }
    answers[d] = { totals: seats.map(total), controls: controllers(), cancelled }
    if (controllers().length > 0) row(reward, [d], null)

    function row(text: string, path: number[], group: Group | null): void {
      for (const icon of split(text, ' ')) {
        if (icon === 'reroll') {
          if (path.length > 1) rerollAll()
          continue
        }
        one(icon, path, group ?? { who: controllers(), partners: controllers() })
      }
    }

    function one(icon: string, path: number[], { who, partners }: Group): void {
      const others = seats.filter((name) => !partners.includes(name))
      if (/^\d+$/.test(icon)) for (const name of who) add(name, Number(icon))
      else if (icon === 'pod') takePods(who)
      else if (icon === '-pod') returnPods(who)
      else if (icon.endsWith('/pod')) for (const name of who) add(name, Number.parseInt(icon) * pods.get(name)!.length)
      else if (icon.startsWith('take-')) pay(others, who, Number(icon.slice(5)))
      else if (icon.startsWith('give-')) pay(who, others, Number(icon.slice(5)))
      else if (icon.startsWith('copy-')) copyFrom(icon.slice(5), path, who)
      else if (icon.startsWith('odd*') || icon.startsWith('even*')) {
        const rest = icon.startsWith('odd') ? 1 : 0
        const count = (name: string): number => left.get(name)!.filter((value) => value % 2 === rest).length
        for (const name of who) add(name, Number(icon.split('*')[1]) * count(name))
      } else if (icon.startsWith('dice(')) diceCounts(inside(icon), path, { who, partners })
      else if (icon.startsWith('podium(')) podium(inside(icon), path)
      else throw new Error(`no such icon: ${icon}`)
    }

    function copyFrom(side: string, path: number[], who: string[]): void {
      const cast = side === 'any' ? who.flatMap((name) => askedFor(name, 'copy') ?? []) : [side]
      const votes = cast.length === 0 ? ['cw'] : cast
      if (new Set(votes).size > 1) return
      const ring = doc.districts.length
      const next = (path.at(-1)! + (votes[0] === 'cw' ? 1 : -1) + ring) % ring
      if (path.includes(next)) return
      const { zones, target } = doc.districts[next]!
      row(zones[target - 1]!, [...path, next], null)
    }

    function diceCounts(branches: [string, string][], path: number[], { who, partners }: Group): void {
      for (const [counts, reward] of branches) {
        const [low, high] = counts.endsWith('+') ? [Number.parseInt(counts), 7] : counts.split('-').map(Number)
        const fits = who.filter((name) => left.get(name)!.length >= low! && left.get(name)!.length <= (high ?? low)!)
        if (fits.length > 0) row(reward, path, { who: fits, partners })
      }
    }

    function podium(ranks: [string, string][], path: number[]): void {
      const steps = [...new Set(seats.map(total))].filter((sum) => sum > 0).toSorted((a, b) => b - a)
      const places = ['first', 'second', 'third']
      const groups = ranks.map(([rank, reward]) => ({
        reward,
        who: seats.filter((name) =>
          rank === 'others'
            ? total(name) > 0 && total(name) !== steps[0]
            : total(name) === (steps[places.indexOf(rank)] ?? -1),
        ),
      }))
      for (const { reward, who } of groups) if (who.length > 0) row(reward, path, { who, partners: who })
    }
  }

  doc.districts.forEach((_, n) => scoreDistrict((doc.drone + n) % doc.districts.length))

  const most = Math.max(...seats.map((name) => doc.center[name] ?? 0))
  const center = most === 0 ? [] : seats.filter((name) => (doc.center[name] ?? 0) === most)
  takePods(center)

  const scores = doc.final
    ? seats.map((name) => pods.get(name)!.reduce<number>((sum, pod) => sum + (pod === 'die' ? roll() : pod), has(name)))
    : []
  return {
    jelly: seats.map(has),
    pods: seats.map((name) => pods.get(name)!),
    stack,
    districts: answers,
    center,
    ...(doc.final && { scores, winners: seats.filter((_, n) => scores[n] === Math.max(...scores)) }),
  }
}

/** `1-2: 7, 3+: pod 2` as pairs. */
const inside = (icon: string): [string, string][] =>
  split(icon.slice(icon.indexOf('(') + 1, -1), ',').map((part) => {
    const [key, reward] = part.split(':')
    return [key!.trim(), reward!.trim()]
  })

/** Splits where no bracket is open. */
function split(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
