import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Monster } from '../../art/monster/Monster.tsx'
import { forgetAllGames, keepGame, type KeptGame, keptGames } from '../../connection/games/keptGames.ts'
import { readReplay } from '../../connection/games/loadReplay.ts'
import { Link } from 'wouter'
import { Button, buttonClass } from '../../design/controls/Button.tsx'
import { toast } from '../../design/controls/toasts.ts'
import { Page } from '../../design/layout/Page.tsx'
import { FileDrop } from '../replay/source/FileDrop.tsx'
import { GameList } from './GameList.tsx'
import css from './Games.module.css'
import { gamesFile, gamesIn } from './gamesFile.ts'
import { MyStatistics } from './MyStatistics.tsx'
import { PROBLEMS } from '../../words/replay/problems.ts'
import { saveFile } from './saveFile.ts'
import { readGames } from './statistics.ts'

/** The games that this device keeps: a list, what they come to, and the way to take them along or to be rid of them. */
export default function GamesScreen() {
  const { t, i18n } = useLingui()
  const [kept, setKept] = useState<readonly KeptGame[] | null>(null)
  const look = (): void => void keptGames().then(setKept)
  useEffect(look, [])

  async function add(text: string): Promise<void> {
    const found = gamesIn(text)
    if (found === null) return toast(await whyNot(text), 'bad')
    await Promise.all(found.games.map((game) => keepGame(game)))
    look()
    const [count, { leftOut }] = [found.games.length, found]
    if (leftOut > 0)
      return toast(t`Games taken over: ${count}. Left out, because they were changed: ${leftOut}.`, 'bad')
    return toast(t`Games taken over: ${count}`)
  }

  /** Of a replay what is wrong with it. */
  async function whyNot(text: string): Promise<string> {
    const read = await readReplay(text)
    const isOther = read.ok || read.problem === 'notReplay'
    return isOther ? t`This file holds no games of Jelly Rush.` : i18n._(PROBLEMS[read.problem])
  }

  const games = readGames(kept ?? [])
  return (
    <Page
      title={t`My games`}
      lead={
        <Trans>
          Kept on this device only, without an account. The server keeps its part for 30 days; what is kept here stays
          until you delete it.
        </Trans>
      }
      picture={games.length === 0 && <Monster round={1} mood="idle" />}
    >
      <div className={css.games}>
        {kept !== null && games.length === 0 && (
          <>
            <p>
              <Trans>No game yet. Each game that you finish here will be in this list.</Trans>
            </p>
            <div className={css.ways}>
              <Link href="/" className={buttonClass('primary')}>
                <Trans>Play a game</Trans>
              </Link>
              <Link href="/practice" className={buttonClass('ghost')}>
                <Trans>Practice with bots</Trans>
              </Link>
            </div>
          </>
        )}
        {games.length > 0 && (
          <>
            <MyStatistics games={games} />
            <GameList games={games} onChange={look} />
          </>
        )}
        <section className={css.files}>
          <FileDrop onFile={(text) => void add(text)} />
          {games.length > 0 && (
            <div className={css.ways}>
              <Button look="ghost" onClick={() => saveFile('jelly-rush-games.json', gamesFile(kept ?? []))}>
                <Trans>Save all as a file</Trans>
              </Button>
              <DeleteAll count={games.length} onDone={look} />
            </div>
          )}
        </section>
      </div>
    </Page>
  )
}

/** Asked twice: it cannot be undone. */
function DeleteAll({ count, onDone }: { count: number; onDone: () => void }) {
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Button look="quiet" onClick={() => setSure(true)}>
        <Trans>Delete all</Trans>
      </Button>
    )
  return (
    <Button look="danger" onClick={() => void forgetAllGames().then(onDone)}>
      <Plural value={count} one="Really delete # game" other="Really delete # games" />
    </Button>
  )
}
