import { fileTypeFromBuffer } from 'file-type'
import { heicRefused, pdfRefusals, unreadableImage } from '#contract/files.text.ts'
import { requireAcceptedFile } from '../images/accepted-file.ts'
import { invalid, Problem } from '../problem.ts'
import { cleanImage } from './clean-image.ts'
import { pdfRefusal } from './pdf-check.ts'

/** What a file may be, and what is said of any other. */
export type AcceptedTypes = { types: readonly string[]; refusal: string }

/** A file as it is kept; `width` and `height` in pixels of images. */
export type CleanFile = { content: Buffer; mediaType: string; width: number | null; height: number | null }

const HEIC_TYPES = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const LINE_BYTES = new Set([0x09, 0x0a, 0x0d, 0x1a])

function isText(content: Buffer): boolean {
  return content.every((byte) => byte >= 0x20 || LINE_BYTES.has(byte))
}

/**
 * Looks at the bytes of an upload, whatever its sender says it is: an image is drawn anew without what the camera wrote into it, a PDF is
 * looked through and stays as it is.
 * @throws 415 for other types, in words of its own for the photographs of telephones that no browser shows; 422 damaged or cut off, of
 * too many pixels, or a PDF with a password or a program
 */
export async function cleanFile(content: Buffer, { types, refusal }: AcceptedTypes): Promise<CleanFile> {
  const type = (await fileTypeFromBuffer(content))?.mime
  if (type !== undefined && HEIC_TYPES.has(type))
    throw new Problem({ status: 415, code: 'tipo-nao-suportado', detail: heicRefused })
  // Text has no signature: it is what is no known type and has no byte that text has not.
  if (type === undefined && types.includes('text/plain') && isText(content))
    return { content, mediaType: 'text/plain', width: null, height: null }
  const mediaType = await requireAcceptedFile(content, types, refusal)
  // Nothing but texts is ever read out of a workbook.
  if (mediaType === WORKBOOK) return { content, mediaType, width: null, height: null }
  if (mediaType === 'application/pdf') {
    const refused = pdfRefusal(content)
    if (refused !== null) throw invalid({ arquivo: pdfRefusals[refused] })
    return { content, mediaType, width: null, height: null }
  }
  const image = await cleanImage(content, mediaType)
  if (image === null) throw invalid({ arquivo: unreadableImage })
  return image
}
