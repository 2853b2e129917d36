import { fileTypeFromBuffer } from 'file-type'
import { invalid, Problem } from '../problem.ts'
import { imageSize } from './image-size.ts'

/** Pixels: today's phones take photographs of 50 million. A decoder needs four bytes for each. */
const LARGEST_SIDE = 12_000
const MOST_PIXELS = 64_000_000

/**
 * Type of an uploaded file by its bytes, whatever its sender says. Of an image also its size is looked at, before anything decodes or keeps
 * it: a few kilobytes may claim to be gigabytes of pixels.
 * @throws 415 with the `refusal` when it is none of the accepted types; 422 an image that is too large or tells no size.
 */
export async function requireAcceptedFile(
  content: Buffer,
  accepted: readonly string[],
  refusal: string,
): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(content))?.mime
  if (mediaType === undefined || !accepted.includes(mediaType))
    throw new Problem({ status: 415, code: 'tipo-nao-suportado', detail: refusal })
  if (mediaType.startsWith('image/')) await requireModestSize(content)
  return mediaType
}

async function requireModestSize(content: Buffer): Promise<void> {
  const size = await imageSize(content)
  if (size === null)
    throw invalid({ arquivo: 'Não conseguimos ler esta imagem. Salve-a de novo como PNG ou JPG e envie.' })
  const { width, height } = size
  if (Math.max(width, height) > LARGEST_SIDE || width * height > MOST_PIXELS) {
    throw invalid({
      arquivo:
        'Esta imagem é grande demais. Reduza-a para no máximo 12.000 pixels de lado e 64 megapixels e envie de novo.',
    })
  }
}
