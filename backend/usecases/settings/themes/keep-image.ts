import { requireAcceptedFile, type SentContent } from '#backend/files/accepted-file.ts'
import { imagePixels, type PixelRefusal } from '#backend/images/image-pixels.ts'
import { invalid } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { type ThemeImage, type ThemeImageUse, themeImageRules } from '#contract/settings/themes.ts'
import { measureInk } from './measure-theme.ts'
import { storeImage } from './store-image.ts'
import { imageOnWire } from './theme-wire.ts'

const REFUSALS: Record<PixelRefusal, string> = {
  unreadable: 'Não conseguimos ler esta imagem. Salve-a de novo como PNG.',
  'too-large': `Use no máximo ${themeImageRules.logo.largestSide} pixels de lado.`,
}

const WRONG_TYPE: Record<ThemeImageUse, string> = {
  logo: 'Envie o logotipo em PNG.',
  background: 'Envie o fundo em PNG, JPG ou WebP.',
}

/** An image that may be kept: its type is what its bytes say. */
export type CheckedImage = {
  content: Buffer
  mediaType: string
  facts: { width: number; height: number; lightInk: number; darkInk: number } | null
}

/**
 * Looks at the bytes of an image for a theme; for a logo at every pixel.
 * @throws 415 other than the accepted types; 422 unreadable or of too many pixels
 */
export async function checkImage(sent: SentContent, use: ThemeImageUse): Promise<CheckedImage> {
  const { types } = themeImageRules[use]
  const { mediaType } = await requireAcceptedFile(sent, { types, refusal: WRONG_TYPE[use] })
  const { content } = sent
  if (use === 'background') return { content, mediaType, facts: null }
  const read = await imagePixels(content, themeImageRules.logo)
  if (typeof read === 'string') throw invalid({ arquivo: REFUSALS[read] })
  const { width, height, pixels } = read
  return { content, mediaType, facts: { width, height, ...measureInk(pixels) } }
}

/** Keeps a checked image of a theme. */
export async function keepImage(work: Work, checked: CheckedImage): Promise<ThemeImage> {
  return imageOnWire(await storeImage(work, checked, 'theme-image.uploaded'))
}
