import { createHash } from 'node:crypto'
import { and, lt, sql } from 'drizzle-orm'
import { registryEntries } from '#backend/database/schema/registries.ts'
import { themeDrafts, themeImages, themeVersions } from '#backend/database/schema/themes.ts'
import { audit } from '#backend/security/audit.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import type { Work } from '#backend/work.ts'
import { type ImageFacts, readImageFacts } from './theme-wire.ts'

/** Seconds after which an image that nothing uses is let go. */
const UNUSED_SECONDS = 24 * 3600

/** An image that everybody may see, as it is kept. Pixels; shares of ink are measured of logos only. */
export type ImageToStore = {
  content: Buffer
  mediaType: string
  facts: { width: number; height: number; lightInk?: number; darkInk?: number } | null
}

/**
 * Keeps an image of a theme or of a slide under the hash of its bytes, once however often it is sent; lets go of those that nobody used.
 */
export async function storeImage(
  work: Work,
  { content, mediaType, facts }: ImageToStore,
  action: 'theme-image.uploaded' | 'slide-image.uploaded',
): Promise<ImageFacts> {
  const hash = createHash('sha256').update(content).digest('hex')
  await work.database
    .insert(themeImages)
    .values({ hash, mediaType, content, ...facts, createdAt: work.now })
    .onConflictDoUpdate({ target: themeImages.hash, set: { ...facts, createdAt: work.now } })
  await work.database.delete(themeImages).where(
    and(
      lt(themeImages.createdAt, secondsAfter(work.now, -UNUSED_SECONDS)),
      ...[themeVersions, themeDrafts].map(
        (look) => sql`not exists (select 1 from ${look}
          where ${look.logoHash} = ${themeImages.hash} or ${look.backgroundHash} = ${themeImages.hash})`,
      ),
      sql`not exists (select 1 from ${registryEntries}
        where ${registryEntries.registry} = 'configurar-carrossel'
          and ${registryEntries.data} ->> 'imagem' = ${themeImages.hash})`,
    ),
  )
  await audit(work, {
    subjectId: null,
    action,
    entityId: hash,
    after: { mediaType, bytes: content.length },
  })
  const image = (await readImageFacts(work.database, [hash])).get(hash)
  if (!image) throw new Error('the image was not kept')
  return image
}
