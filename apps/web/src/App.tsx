import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { SvgPaints } from './design/SvgPaints.tsx'
import { HomeScreen } from './screens/home/HomeScreen.tsx'

const TablePage = lazy(() => import('./screens/table/TablePage.tsx'))

/** Every address of the page. Only the home page comes with the first load. */
export function App() {
  return (
    <>
      <SvgPaints />
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/t/:table">{({ table }) => <TablePage mode="play" table={table} />}</Route>
          <Route path="/watch/:table">{({ table }) => <TablePage mode="watch" table={table} />}</Route>
          <Route path="/practice">
            <TablePage mode="practice" table="practice" />
          </Route>
        </Switch>
      </Suspense>
    </>
  )
}
