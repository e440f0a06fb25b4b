const FINAL_TEXT = 0x81
const FINAL_PING = 0x89
const SMALL = 126
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const MAX_TWO_BYTES = 0xffff

let lastText = ''
let lastFrame = frameOf(lastText)

/** A text as one WebSocket frame (RFC 6455; a server does not mask). The same text for several viewers is framed once. */
export function textFrame(text: string): Buffer {
  if (text !== lastText) {
    lastText = text
    lastFrame = frameOf(text)
  }
  return lastFrame
}

/** A ping of the WebSocket itself, with a number that its pong repeats. */
export const pingFrame = (n: number): Buffer => frameOf(String(n), FINAL_PING)

function frameOf(text: string, kind = FINAL_TEXT): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < SMALL ? 2 : size <= MAX_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = kind
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, head)
  return frame
}
