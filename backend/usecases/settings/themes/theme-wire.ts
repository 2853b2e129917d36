import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { people } from '#backend/database/schema/people.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { themeDrafts, themeImages, themeVersions } from '#backend/database/schema/themes.ts'
import { notFound } from '#backend/problem.ts'
import type { ThemeEdition, ThemeImage } from '#contract/settings/themes.ts'

/** Facts about an image, without its bytes. */
export type ImageFacts = Omit<typeof themeImages.$inferSelect, 'content'> & { bytes: number }

/** A plan's theme with draft and history. @throws 404 for an unknown plan. */
export async function readThemeEdition(database: Querier, planId: number): Promise<ThemeEdition> {
  const [plan] = await database
    .select({ id: plans.id, nome: plans.name })
    .from(plans)
    .where(eq(plans.id, planId))
  if (!plan) throw notFound('Este plano não existe.')
  const versions = await database
    .select({ ...getTableColumns(themeVersions), author: people.name })
    .from(themeVersions)
    .leftJoin(people, eq(people.id, themeVersions.publishedBy))
    .where(eq(themeVersions.planId, planId))
    .orderBy(desc(themeVersions.number))
  const [draft] = await database
    .select({ ...getTableColumns(themeDrafts), author: people.name })
    .from(themeDrafts)
    .innerJoin(people, eq(people.id, themeDrafts.updatedBy))
    .where(eq(themeDrafts.planId, planId))
  const looks = draft ? [draft, ...versions] : versions
  const images = await readImageFacts(
    database,
    looks.flatMap(({ logoHash, backgroundHash }) => [logoHash, backgroundHash]),
  )
  const lookOf = ({ primaryColor, logoHash, backgroundHash }: (typeof looks)[number]) => ({
    cor_primaria: primaryColor,
    logo: imageOnWire(images.get(logoHash ?? '')),
    background: imageOnWire(images.get(backgroundHash ?? '')),
  })
  return {
    plano: plan,
    rascunho: draft
      ? {
          versao: draft.version,
          ...lookOf(draft),
          alteradoEm: draft.updatedAt.toISOString(),
          alteradoPor: draft.author,
        }
      : null,
    historico: versions.map((version) => ({
      id: version.id,
      numero: version.number,
      ...lookOf(version),
      publicadoEm: version.publishedAt.toISOString(),
      publicadoPor: version.author,
      restauradaDe: version.restoredFrom,
    })),
  }
}

/** Facts about some images by their hashes; nulls among the hashes are passed over. */
export async function readImageFacts(
  database: Querier,
  hashes: readonly (string | null)[],
): Promise<ReadonlyMap<string, ImageFacts>> {
  const wanted = [...new Set(hashes.filter((hash) => hash !== null))]
  if (wanted.length === 0) return new Map()
  const { content, ...facts } = getTableColumns(themeImages)
  const rows = await database
    .select({ ...facts, bytes: sql<number>`length(${content})` })
    .from(themeImages)
    .where(inArray(themeImages.hash, wanted))
  return new Map(rows.map((row) => [row.hash, row]))
}

/** An image as the wire has it; null for none. */
export function imageOnWire(image: ImageFacts): ThemeImage
export function imageOnWire(image: ImageFacts | undefined): ThemeImage | null
export function imageOnWire(image: ImageFacts | undefined): ThemeImage | null {
  if (!image) return null
  const { lightInk, darkInk } = image
  return {
    imagem: image.hash,
    tipo: image.mediaType,
    bytes: image.bytes,
    largura: image.width,
    altura: image.height,
    visivel: lightInk === null || darkInk === null ? null : { claro: lightInk, escuro: darkInk },
  }
}
