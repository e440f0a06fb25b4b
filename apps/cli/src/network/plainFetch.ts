import { Agent, request } from 'node:http'
import type { Fetch, HttpAnswer } from '@jelly/client'

const agent = new Agent({ keepAlive: true })

/**
 * Plain HTTP over connections that are kept. The web's own `fetch` takes several times as long, which counts where a thousand people of one
 * process come back at once.
 */
export const plainFetch: Fetch = (address, about) =>
  new Promise((resolve, reject) => {
    const { method, headers, body = '' } = about
    const length = { 'content-length': `${Buffer.byteLength(body)}` }
    const asked = request(address, { method, headers: { ...headers, ...length }, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => resolve(answerOf(answer.statusCode ?? 0, Buffer.concat(parts).toString('utf8'))))
    })
    // A kept connection may have been closed meanwhile: as a browser does, it asks over a new one.
    asked.on('error', (error) => (asked.reusedSocket ? resolve(plainFetch(address, about)) : reject(error)))
    asked.end(body)
  })

const answerOf = (status: number, text: string): HttpAnswer => ({
  status,
  ok: status >= 200 && status < 300,
  json: async () => JSON.parse(text) as unknown,
})
