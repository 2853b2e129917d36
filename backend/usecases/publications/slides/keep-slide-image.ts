import { requireAcceptedFile, type SentContent } from '#backend/files/accepted-file.ts'
import { type CleanImage, cleanImage } from '#backend/files/clean-image.ts'
import { invalid } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { unreadableImage } from '#contract/documents/files.text.ts'
import { slidesText } from '#contract/publications/slides.text.ts'
import { type SlideImage, slideImageRules } from '#contract/publications/slides.ts'
import { storeImage } from '../../settings/themes/store-image.ts'

/**
 * Draws the image of a slide anew, no wider than it is ever shown.
 * @throws 415 other than the accepted types; 422 unreadable, or too small to stay sharp
 */
export async function drawSlideImage(sent: SentContent): Promise<CleanImage> {
  const { types, smallest, widest } = slideImageRules
  const { mediaType } = await requireAcceptedFile(sent, { types, refusal: slidesText.imageType })
  const drawn = await cleanImage(sent.content, mediaType, { widest })
  if (drawn === null) throw invalid({ arquivo: unreadableImage })
  if (drawn.width < smallest.width || drawn.height < smallest.height)
    throw invalid({ arquivo: slidesText.imageSmall(smallest.width, smallest.height) })
  return drawn
}

/** Keeps a drawn image until a slide uses it, for a day at most. */
export async function keepSlideImage(
  work: Work,
  { content, mediaType, width, height }: CleanImage,
): Promise<SlideImage> {
  const { hash } = await storeImage(
    work,
    { content, mediaType, facts: { width, height } },
    'slide-image.uploaded',
  )
  return { imagem: hash, largura: width, altura: height }
}
