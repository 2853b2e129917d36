import { desc, eq } from 'drizzle-orm'
import { defaultTheme, type PlanTheme } from '#contract/plans/plans.ts'
import type { Querier } from '../../database/client.ts'
import { plans } from '../../database/schema/plans.ts'
import { themeImages, themeVersions } from '../../database/schema/themes.ts'
import { notFound } from '../../problem.ts'

/** Theme in force of a plan; 0 asks for the default one. @throws 404 when the plan has none. */
export async function readTheme(database: Querier, planId: number): Promise<PlanTheme> {
  if (planId === 0) return defaultTheme
  const [row] = await database
    .select({ theme: themeVersions, plan: { id: plans.id, nome: plans.name } })
    .from(themeVersions)
    .innerJoin(plans, eq(plans.id, themeVersions.planId))
    .where(eq(themeVersions.planId, planId))
    .orderBy(desc(themeVersions.number))
    .limit(1)
  if (!row) throw notFound('Este plano não tem tema.')
  const { theme, plan } = row
  return {
    id: theme.id,
    background: theme.backgroundHash && `/imagemTema/${theme.backgroundHash}`,
    cor_primaria: theme.primaryColor,
    logo: theme.logoHash && `/imagemTema/${theme.logoHash}`,
    plano: plan,
  }
}

/** An image of a theme by its hash. @throws 404 when it is not kept. */
export async function readThemeImage(
  database: Querier,
  hash: string,
): Promise<{ content: Buffer; mediaType: string; etag: string }> {
  const [image] = await database.select().from(themeImages).where(eq(themeImages.hash, hash))
  if (!image) throw notFound('Esta imagem não existe.')
  return { content: image.content, mediaType: image.mediaType, etag: hash.slice(0, 32) }
}
