import { Trans, useLingui } from '@lingui/react/macro'
import { useTableAhead } from '../useTableAhead.ts'
import { ReturnDoor } from './back/ReturnDoor.tsx'
import { CityScene } from './CityScene.tsx'
import css from './HomeScreen.module.css'
import { HomeBar } from './HomeBar.tsx'
import { HomeFooter } from './HomeFooter.tsx'
import { JoinByCode } from './JoinByCode.tsx'
import { MoreTiles } from './MoreTiles.tsx'
import { NicknameField } from './NicknameField.tsx'
import { OpenTables } from './OpenTables.tsx'
import { PlayButtons } from './PlayButtons.tsx'

export function HomeScreen() {
  const { t } = useLingui()
  useTableAhead()
  return (
    <div className={css.home}>
      <HomeBar />
      <main className={css.main}>
        <title>Jelly Rush</title>
        <section className={css.hero} aria-label={t`Play`}>
          <CityScene />
          <div className={css.pitch}>
            <h1 className={css.name} translate="no">
              Jelly <span>Rush</span>
            </h1>
            <p className={css.line}>
              <Trans>Seven dice. Ten seconds of sand. Everyone at once.</Trans>
            </p>
            <NicknameField />
            <PlayButtons />
            <JoinByCode />
          </div>
        </section>
        <OpenTables />
        <MoreTiles />
      </main>
      <HomeFooter />
      <ReturnDoor />
    </div>
  )
}
