import {
  heicRefused,
  otherImageRefused,
  progressiveImage,
  tooComplexFile,
} from '#contract/documents/files.text.ts'
import { imageHeader } from '../images/image-size.ts'
import { invalid, Problem } from '../problem.ts'
import type { InspectedFile } from './reading-thread.ts'
import { ReadingCutOff, readSent } from './reading-threads.ts'

/** Pixels: today's phones take photographs of 50 million. A decoder needs four bytes for each. */
const LARGEST_SIDE = 12_000
const MAX_PIXELS = 64_000_000

/** Pixels of an image that is drawn in steps: a decoder holds all of it, ten bytes a pixel. Cameras write none, pages of the web small ones. */
const MAX_IN_STEPS = 16_000_000

/** Types that a file may have, and the sentence of any other; or what it is, where its reader has told that already. */
export type AcceptedTypes = { types: readonly string[]; refusal: string } | { read: string }

/** Bytes that somebody sent; `leaving`: that they wait no longer. */
export type SentContent = { content: Buffer; leaving: AbortSignal }

/**
 * Type of an uploaded file by its bytes, whatever its sender says. Of an image also its size is looked at, before anything decodes or keeps
 * it: a few kilobytes may claim to be gigabytes of pixels.
 * @throws 415 with the `refusal` when it is none of the accepted types, in words of its own for HEIC; 422 an image that is too large or tells no size, a file that takes
 * too long to look at
 */
export async function requireAcceptedFile(
  { content, leaving }: SentContent,
  accepted: AcceptedTypes,
): Promise<InspectedFile & { mediaType: string }> {
  if ('read' in accepted) return { mediaType: accepted.read, pdf: null }
  const { types, refusal } = accepted
  const { mediaType, pdf } = await readSent('look', content, { leaving, types }).catch((error: unknown) => {
    throw error instanceof ReadingCutOff ? invalid({ arquivo: tooComplexFile }) : error
  })
  if (mediaType === undefined || !types.includes(mediaType))
    throw new Problem({
      status: 415,
      code: 'tipo-nao-suportado',
      detail: isHeic(mediaType) ? heicRefused : (imageRefusal(mediaType, types) ?? refusal),
    })
  if (mediaType.startsWith('image/')) await requireModestSize(content)
  return { mediaType, pdf }
}

/** The photographs of telephones, which no browser shows. */
const isHeic = (mediaType: string | undefined) => /^image\/hei[cf](-sequence)?$/.test(mediaType ?? '')

/** An image among images is refused for its format, not for being none. */
function imageRefusal(mediaType: string | undefined, types: readonly string[]): string | null {
  const format = /^image\/(?:x-|vnd\.)?([\w-]+)/.exec(mediaType ?? '')?.[1]
  // Images that browsers show are known by name: there the refusal says which of them is wanted.
  if (format === undefined || /^(?:png|jpe?g|webp|gif|avif)$/.test(format)) return null
  if (!types.some((type) => type.startsWith('image/'))) return null
  return otherImageRefused(format.toUpperCase())
}

async function requireModestSize(content: Buffer): Promise<void> {
  const header = await imageHeader(content)
  if (header === null)
    throw invalid({ arquivo: 'Não conseguimos ler esta imagem. Salve-a de novo como PNG ou JPG e envie.' })
  const { width, height, isProgressive } = header
  if (Math.max(width, height) > LARGEST_SIDE || width * height > MAX_PIXELS) {
    throw invalid({
      arquivo:
        'Esta imagem é grande demais. Reduza-a para no máximo 12.000 pixels de lado e 64 megapixels e envie de novo.',
    })
  }
  if (isProgressive && width * height > MAX_IN_STEPS) throw invalid({ arquivo: progressiveImage })
}
