import { pdfRefusals, unreadableImage } from '#contract/documents/files.text.ts'
import { invalid } from '../problem.ts'
import { type AcceptedTypes, requireAcceptedFile, type SentContent } from './accepted-file.ts'
import { cleanImage } from './clean-image.ts'

/** A file as it is kept; `width` and `height` in pixels of images. */
export type CleanFile = { content: Buffer; mediaType: string; width: number | null; height: number | null }

/**
 * Looks at the bytes of an upload, whatever its sender says it is: an image is drawn anew without what the camera wrote into it, a PDF is
 * looked through and stays as it is, and so does a table, of which nothing but texts is ever read.
 * @throws as `requireAcceptedFile`; 422 damaged or cut off, of too many pixels, or a PDF with a password or anything but pages
 */
export async function cleanFile(sent: SentContent, accepted: AcceptedTypes): Promise<CleanFile> {
  const { mediaType, pdf } = await requireAcceptedFile(sent, accepted)
  const { content } = sent
  if (pdf !== null) throw invalid({ arquivo: pdfRefusals[pdf] })
  if (!mediaType.startsWith('image/')) return { content, mediaType, width: null, height: null }
  const image = await cleanImage(content, mediaType)
  if (image === null) throw invalid({ arquivo: unreadableImage })
  return image
}
