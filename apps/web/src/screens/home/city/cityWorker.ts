import { filmOf } from './film.ts'

addEventListener('message', ({ data }: MessageEvent<number>) => postMessage(filmOf(data)))
