import type { Player } from './Player.ts'
import type { TestTable } from './TestTable.ts'

/** Bots that do nothing, for tests about people. */
export const idleMind = { think: () => null }

/** Places all the dice of a player, as fast as the floors allow, each on the first open district. */
export async function placeAll(table: TestTable, player: Player): Promise<void> {
  while (player.view.phase === 'scramble' && player.squad.hand.length > 0) {
    await table.wait(250)
    const die = player.squad.hand[0] as number
    const district = player.game.districts.findIndex(({ lockedBy }) => lockedBy === null)
    if (player.squad.rolled) await table.ask(player, { type: 'placeDie', die, district })
    if (player.squad.hand.length > 0) player.do({ type: 'rollDice' })
    else if (player.squad.effect !== null) await table.ask(player, { type: 'skipEffect' })
    await table.wait(450)
  }
}

/** Rolls on until the tray shows one of these, past the floor for placing. */
export async function rollTo(table: TestTable, player: Player, ...values: number[]): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    await table.wait(250)
    const die = player.dieShowing(...values)
    if (die !== undefined && player.squad.rolled) return die
    if (player.squad.rolled) player.do({ type: 'rollDice' })
    await table.wait(700)
  }
  throw new Error('the dice never fell')
}
