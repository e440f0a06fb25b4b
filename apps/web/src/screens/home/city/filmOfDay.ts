// Vite makes the address of the built worker.
// oxlint-disable-next-line import/default
import workerAddress from './cityWorker.ts?worker&url'
import type { Film } from './film.ts'

/** Has the game of the day played in a thread of its own, which ends with it. */
export function filmOfDay(seed: number): { readonly film: Promise<Film>; readonly cancel: () => void } {
  const worker = new Worker(workerAddress, { type: 'module', name: 'city of the day' })
  const film = new Promise<Film>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Film>) => {
      resolve(data)
      worker.terminate()
    })
    worker.addEventListener('error', () => reject(new Error('the city of the day is not to be had')))
  })
  worker.postMessage(seed)
  return { film, cancel: () => worker.terminate() }
}
