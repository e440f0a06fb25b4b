import { type ComponentType, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { ToastStack } from './design/controls/ToastStack.tsx'
import { SvgPaints } from './design/dice/SvgPaints.tsx'
import { repeatEarlyPresses } from './earlyPresses.ts'
import { HomeScreen } from './screens/home/HomeScreen.tsx'
import * as screens from './screens/lazyScreens.ts'
import { LessonContext } from './screens/seated/LessonContext.ts'
import { useArrival } from './screens/useArrival.ts'
import { CaptionDoor } from './sound/CaptionDoor.tsx'

/** Every address of the page. Only the home page comes with the first load; who draws ahead brings the rules along. */
export function App({ rules = screens.RulesScreen }: { readonly rules?: ComponentType }) {
  useArrival()
  return (
    <>
      <SvgPaints />
      <LessonContext value={screens.LearnInLobby}>
        <Suspense fallback={null}>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route path="/t/:table">{({ table }) => <screens.TablePage key={table} mode="play" table={table} />}</Route>
            <Route path="/watch/:table">
              {({ table }) => <screens.TablePage key={`watch ${table}`} mode="watch" table={table} />}
            </Route>
            <Route path="/practice">
              <screens.PracticeScreen />
            </Route>
            <Route path="/practice/new">
              <screens.PracticeScreen key="new" isNew />
            </Route>
            <Route path="/learn/:step?">{({ step }) => <screens.LearnScreen step={step} />}</Route>
            <Route path="/join/:code">
              {({ code }) => <screens.JoinScreen key={code} by={{ code: code.toUpperCase() }} />}
            </Route>
            <Route path="/here/:table">
              {({ table }) => <screens.JoinScreen by={{ table, secret: window.location.hash.slice(1) }} />}
            </Route>
            <Route path="/rules" component={rules} />
            <Route path="/districts" component={screens.DistrictsScreen} />
            <Route path="/settings" component={screens.SettingsScreen} />
            <Route path="/fair-dice" component={screens.FairDiceScreen} />
            <Route path="/games" component={screens.GamesScreen} />
            <Route path="/replay/:game?">{({ game }) => <screens.ReplayPage key={game} game={game ?? null} />}</Route>
            <Route component={screens.NotFoundScreen} />
          </Switch>
          <Alive />
        </Suspense>
      </LessonContext>
      <ToastStack />
      <CaptionDoor />
    </>
  )
}

/** Draws nothing; says when the screen before it hears presses. React takes over what stands in a Suspense after the rest. */
function Alive() {
  useEffect(repeatEarlyPresses, [])
  return null
}
