import { AtRest, isResting } from './atRest.ts'
import { whenIdle } from '../parts/whenIdle.ts'
import { holdOpen, isOtherOpen } from './openPages.ts'

const LOOK_EVERY = 30_000
const TRY_EVERY = 1000
const TAKEN = 'jelly.versionTaken'

/** The version of the page that the server has; null where it does not answer. */
async function versionThere(): Promise<string | null> {
  try {
    const answer = await fetch('/version.txt', { cache: 'no-store' })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

/** Only once for each version: behind a balancer the next answer may come from a server that is still the old one. */
function take(version: string): void {
  try {
    if (sessionStorage.getItem(TAKEN) === version) return
    sessionStorage.setItem(TAKEN, version)
    location.reload()
  } catch {
    // Nothing can be kept here: better an old page than one that comes again and again.
  }
}

/** Keeps the page for a time without network, where the browser allows it: not over plain HTTP. */
async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register('/serviceWorker.js')
  } catch {
    return undefined
  }
}

/** Follows the version of the server: it is taken before, between and after games, never in one. `own`: the version of this page. */
export async function keepUp(own: string): Promise<void> {
  const rest = new AtRest()
  holdOpen(own)
  let worker: ServiceWorkerRegistration | undefined
  let trying = 0

  const takeOver = async (): Promise<void> => {
    if (worker?.waiting && !(await isOtherOpen(own))) worker.waiting.postMessage(own)
  }
  const look = async (): Promise<void> => {
    if (!isResting(location.pathname)) return
    const there = await versionThere()
    clearInterval(trying)
    if (there === own) whenIdle(takeOver)
    if (there === own || there === null) return
    const attempt = (): void => void (rest.isNow() && take(there))
    attempt()
    trying = window.setInterval(attempt, TRY_EVERY)
  }
  const arrive = (): void => {
    rest.arrive()
    void look()
  }

  // The router tells of its own steps by these names.
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, arrive)
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => void look())
  setInterval(() => void look(), LOOK_EVERY)
  await look()
  // To keep everything is the longest work of all, and has time: it would slow down presses.
  await rest.quiet()
  whenIdle(async () => {
    worker = await startWorker()
    await look()
  })
}
