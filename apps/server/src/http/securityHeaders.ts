import { createHash } from 'node:crypto'

const POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const TAGS = /<(script|style)>([^]*?)<\/\1>/g

const written = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join('; ')

/** The policy of a page: of what stands in it only these very lines run, and only these styles count. */
export function policyFor(html: string): string {
  const allowed: Record<string, string[]> = {}
  for (const [, tag = '', text = ''] of html.matchAll(TAGS)) {
    const hash = createHash('sha256').update(text).digest('base64')
    ;(allowed[`${tag}-src`] ??= ["'self'"]).push(`'sha256-${hash}'`)
  }
  return written({
    ...POLICY,
    ...Object.fromEntries(Object.entries(allowed).map(([what, from]) => [what, from.join(' ')])),
  })
}

/** Nothing of anybody else's is ever loaded, and nobody frames the page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': written(POLICY),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
