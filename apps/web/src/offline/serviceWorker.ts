import { enable as enablePreload } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { languageOf } from '../i18n/languageOf.ts'
import { LANGUAGES } from '../locales/languages.ts'

/** Written in by the build: `tools/offline/offline.ts`. */
declare const VERSION: string
declare const FILES: readonly string[]

interface Route {
  readonly condition: { readonly urlPattern: string }
  readonly source: 'network'
}

/** What the page's types do not know of a service worker. */
declare const self: {
  readonly clients: { claim(): Promise<void> }
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install',
    hear: (event: { addRoutes?(routes: readonly Route[]): Promise<void> }) => void,
  ): void
  addEventListener(type: 'activate', hear: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
}

const PATIENCE_SECONDS = 4
/** Screens that the build has drawn already: a file for each language. */
const DRAWN: Readonly<Record<string, string>> = { '/': 'home', '/rules': 'rules' }

/** As server and page decide: the chosen language, else the browser's. */
async function language(): Promise<string> {
  const chosen = await self.cookieStore?.get('jelly-language').catch(() => null)
  return languageOf(LANGUAGES.find((each) => each === chosen?.value) ?? 'auto', navigator.languages)
}

async function keptPage({ url }: Request): Promise<Response | undefined> {
  const drawn = DRAWN[new URL(url).pathname]
  return matchPrecache(drawn === undefined ? '/index.html' : `/prerendered/${await language()}/${drawn}.html`)
}

// What has its version in its name cannot be mistaken for another one; the rest is taken anew with each version.
precacheAndRoute(
  FILES.map((url) => ({ url, revision: url.startsWith('/assets/') ? null : VERSION })),
  { directoryIndex: '', cleanURLs: false },
)

// A screen comes from the server while it answers, so that it is never older than the server. Nothing else is answered here.
enablePreload()
const fromServer = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      handlerDidError: ({ request }) => keptPage(request),
      // A proxy answers where the server itself does not.
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await keptPage(request)) ?? response),
    },
  ],
})
registerRoute(new NavigationRoute(fromServer, { denylist: [/^\/(api|socket|healthz|readyz|metrics)(\/|$)/, /\.\w+$/] }))

// What pages ask for again and again goes past the worker: only one that rests is followed by a newer one (decision 0012).
self.addEventListener('install', (event) => {
  void event.addRoutes?.(
    ['/api/*', '/version.txt'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  )
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// Only pages of this very version ask, once no older one is open: what older ones need goes away now.
self.addEventListener('message', ({ data }) => {
  if (data === VERSION) void self.skipWaiting()
})
