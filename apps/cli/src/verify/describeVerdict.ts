import {
  type DiceLuck,
  type LuckLedger,
  luckLedger,
  type Remark,
  type Replay,
  type Uncovered,
  type Verdict,
} from '@jelly/dice'

type Verified = Extract<Verdict, { ok: true }>

export const luckOf = ({ start, entries, setup }: Replay): LuckLedger =>
  luckLedger([start, ...entries.flatMap(({ events }) => events)], setup.seats)

/** A verdict in words. */
export function describeVerdict(verdict: Verdict): string {
  if (!verdict.ok) return `NOT VERIFIED\n  ${verdict.where}: ${verdict.problem}`
  const { replay, dice, events, remarks, notCovered } = verdict
  return [
    `VERIFIED${replay.result === null ? ', BUT CUT OFF' : ''}  game ${replay.gameId}, ${new Date(replay.startedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `  ${dice} dice derived again, ${events} events played again: all as recorded`,
    `  commitment  ${replay.commitment}`,
    `  digest      ${replay.digest}`,
    '',
    ...seatLines(verdict),
    ...remarks.map((remark) => `\nRemark: ${remarkText(remark, replay)}`),
    '\nNot covered:',
    ...notCovered.map((what) => `  - ${UNCOVERED_TEXTS[what]}`),
  ].join('\n')
}

/** Does not compile while something has no words. */
const UNCOVERED_TEXTS: { readonly [U in Uncovered]: string } = {
  game: 'that it is the game you played. Compare the commitment with the one shown before it (--commitment, --seed).',
  ending: 'how it would have gone on, and who cut it off.',
  decisions: 'that the older rules allowed what was done: only its dice and events are checked.',
  players: 'who sat where: names, and which seats bots played. The digest of another player covers them (--digest).',
  times: 'when things happened (--digest).',
  commands:
    'that no command is missing or added where nothing else shows it, as a lock that nobody ran into (--digest).',
  order: 'who pressed first.',
  secrecy: 'that nobody knew the dice to come: who runs the server could. docs/fair-dice.md says more.',
}

function seatLines({ replay }: Verified): string[] {
  const luck = luckOf(replay)
  const rows = replay.players.map(({ name, bot }, seat) => [
    String(seat),
    bot === undefined ? name : `${name} (bot, ${bot})`,
    `${replay.result?.scores[seat] ?? '-'}${replay.result?.winners.includes(seat) ? ' wins' : ''}`,
    ...diceCells(luck.seats[seat]?.dice ?? luck.table),
    podCell(luck, seat),
  ])
  return columns([['seat', 'player', 'Jelly', 'dice', 'mean', 'of 100 fair seats roll lower', 'pods'], ...rows])
}

const diceCells = ({ count, mean, percentile }: DiceLuck): string[] => [
  String(count),
  mean === null ? '-' : mean.toFixed(2),
  String(Math.round(percentile)),
]

function podCell({ seats }: LuckLedger, seat: number): string {
  const { count = 0, worth = 0, expected = 0 } = seats[seat]?.pods ?? {}
  return count === 0 ? '-' : `${count}, worth ${worth} (${expected.toFixed(1)} on average)`
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  ')}`.trimEnd())
}

function remarkText(remark: Remark, { players }: Replay): string {
  switch (remark.kind) {
    case 'noSeeds':
      return 'no seat gave a seed, so the server alone chose the dice.'
    case 'cutOff':
      return `the game was cut off in round ${remark.round}. Nothing here tells who ended it, or what would have come next.`
    case 'olderRules':
      return (
        `played under rules version ${remark.rules}, which this program does not know any more. Its dice and events are ` +
        `checked, its decisions are not: today's rules would decide ${remark.otherwise} of its commands otherwise.`
      )
    case 'botSeed':
      return `the seat of ${players[remark.seat]?.name ?? 'a bot'}, a bot, has a seed that the server may have chosen.`
  }
}
