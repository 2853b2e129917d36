import { createHash } from 'node:crypto'
import { and, lt, sql } from 'drizzle-orm'
import { type ThemeImage, type ThemeImageUse, themeImageRules } from '#contract/themes.ts'
import { themeDrafts, themeImages, themeVersions } from '../../database/schema/themes.ts'
import { requireAcceptedFile } from '../../images/accepted-file.ts'
import { imagePixels, type PixelRefusal } from '../../images/image-pixels.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { measureInk } from './measure-theme.ts'
import { imageOnWire, readImageFacts } from './theme-wire.ts'

/** Seconds after which an image that no theme uses is let go. */
const UNUSED_SECONDS = 24 * 3600

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
export async function checkImage(content: Buffer, use: ThemeImageUse): Promise<CheckedImage> {
  const mediaType = await requireAcceptedFile(content, themeImageRules[use].types, WRONG_TYPE[use])
  if (use === 'background') return { content, mediaType, facts: null }
  const read = await imagePixels(content, themeImageRules.logo)
  if (typeof read === 'string') throw invalid({ arquivo: REFUSALS[read] })
  const { width, height, pixels } = read
  return { content, mediaType, facts: { width, height, ...measureInk(pixels) } }
}

/** Keeps a checked image under the hash of its bytes, once however often it is sent; lets go of those that nobody used. */
export async function keepImage(
  work: Work,
  { content, mediaType, facts }: CheckedImage,
): Promise<ThemeImage> {
  const hash = createHash('sha256').update(content).digest('hex')
  const [created] = await work.database
    .insert(themeImages)
    .values({ hash, mediaType, content, ...facts, createdAt: work.now })
    .onConflictDoUpdate({ target: themeImages.hash, set: { ...facts, createdAt: work.now } })
    .returning({ hash: themeImages.hash })
  await work.database.delete(themeImages).where(
    and(
      lt(themeImages.createdAt, secondsAfter(work.now, -UNUSED_SECONDS)),
      ...[themeVersions, themeDrafts].map(
        (look) => sql`not exists (select 1 from ${look}
          where ${look.logoHash} = ${themeImages.hash} or ${look.backgroundHash} = ${themeImages.hash})`,
      ),
    ),
  )
  await audit(work, {
    subjectId: null,
    action: 'theme-image.uploaded',
    entityId: hash,
    after: { mediaType, bytes: content.length },
  })
  const image = (await readImageFacts(work.database, [hash])).get(hash)
  if (!created || !image) throw new Error('the image was not kept')
  return imageOnWire(image)
}
