import { isUtf8 } from 'node:buffer'
import type { TimeBudget } from '../time-budget.ts'

const CHUNK = 64 * 1024

/** Bytes that are looked at to tell how a text is written. */
const LOOKED_AT = 1024 * 1024

/** How a text is written: what the platform decodes, and what old programs of Windows' console write. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'ibm850'

/** Signs of IBM 850 from 0x80 on: Excel's "CSV (MS-DOS)" in Portuguese. */
const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

/** Letters that Portuguese has beside those of ASCII, and the marks of ordinals; and other signs that its texts have. */
const PORTUGUESE = new Set('ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüçªº')
const PUNCTUATION = new Set('\u00A0€–—‘’“”•°´')

const isPortuguese = (sign: string) => PORTUGUESE.has(sign)
const isForeign = (sign: string) => sign > '\u007E' && !PORTUGUESE.has(sign) && !PUNCTUATION.has(sign)

/** Signs are counted one by one: a list of them may not fit. */
function countOf(text: string, counts: (sign: string) => boolean): number {
  let count = 0
  for (const sign of text) if (counts(sign)) count += 1
  return count
}

/** Whether bytes are UTF-16: by their mark, or because every other one is zero, as those of Latin letters are. */
export function utf16Of(content: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const looked = Math.min(content.length - (content.length % 2), 4096)
  for (let at = 0; at < looked; at += 1) if (content[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [high = 0, low = 0] = zeros
  const isMost = (count: number) => looked > 0 && count > looked / 4
  if (isMost(low) && high === 0) return 'utf-16le'
  return isMost(high) && low === 0 ? 'utf-16be' : null
}

/**
 * How a text is written. UTF-8 is told by its bytes, also where single ones are broken; of the others the one whose letters are most
 * those of Portuguese, and Windows-1252 where nothing tells.
 */
function encodingOf(content: Buffer): Encoding {
  const wide = utf16Of(content)
  if (wide !== null) return wide
  const isMarked = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf
  if (isMarked || isUtf8(content)) return 'utf-8'
  const looked = content.subarray(0, LOOKED_AT)
  const whole = decode(looked, 'utf-8')
  if (countOf(whole, isPortuguese) > 2 * countOf(whole, (sign) => sign === '\uFFFD')) return 'utf-8'
  const others = (['windows-1252', 'macintosh', 'ibm850'] as const).map((encoding) => {
    const text = decode(looked, encoding)
    return { encoding, score: countOf(text, isPortuguese) - 2 * countOf(text, isForeign) }
  })
  return others.reduce((best, one) => (one.score > best.score ? one : best)).encoding
}

function decode(bytes: Buffer, encoding: Encoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes)
  return bytes
    .toString('latin1')
    .replaceAll(/[\x80-\xFF]/g, (sign) => IBM850[sign.charCodeAt(0) - 0x80] ?? sign)
}

/**
 * The text of a file piece by piece, with one sign for the end of a line, without its mark.
 * @yields text, and how many bytes are read by then
 */
export function* csvText(content: Buffer, time: TimeBudget): Generator<{ text: string; bytes: number }> {
  const encoding = encodingOf(content)
  const decoder = encoding === 'ibm850' ? null : new TextDecoder(encoding)
  let pending = ''
  for (let start = 0; start < content.length; start += CHUNK) {
    time.look()
    const chunk = content.subarray(start, start + CHUNK)
    const text = pending + (decoder ? decoder.decode(chunk, { stream: true }) : decode(chunk, encoding))
    // The second half of an end of line may be in the next piece.
    pending = text.endsWith('\r') ? '\r' : ''
    const whole = pending === '' ? text : text.slice(0, -1)
    yield { text: oneLineEnd(whole), bytes: start + chunk.length }
  }
  yield { text: oneLineEnd(pending + (decoder?.decode() ?? '')), bytes: content.length }
}

const oneLineEnd = (text: string) => text.replaceAll(/\r\n?/g, '\n')
