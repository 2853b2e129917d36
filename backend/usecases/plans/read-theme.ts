import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PlanTheme } from '#contract/planos.ts'
import type { Querier } from '../../database/client.ts'
import { plans } from '../../database/schema/plans.ts'
import { themes } from '../../database/schema/themes.ts'
import { notFound } from '../../problem.ts'

/** What is shown while no plan is chosen. */
const DEFAULT_THEME: PlanTheme = {
  id: 0,
  background: null,
  cor_primaria: '#0B2A5B',
  logo: null,
  plano: { id: 0, nome: 'Default' },
}

/** Theme of a plan; 0 asks for the default one. @throws 404 when the plan has none. */
export async function readTheme(database: Querier, planId: number): Promise<PlanTheme> {
  if (planId === 0) return DEFAULT_THEME
  const [row] = await database
    .select({ theme: themes, plan: { id: plans.id, name: plans.name } })
    .from(themes)
    .innerJoin(plans, eq(plans.id, themes.planId))
    .where(eq(themes.planId, planId))
  if (!row) throw notFound('Este plano não tem tema.')
  const { theme, plan } = row
  return {
    id: theme.id,
    background: theme.background && `/imagemTema/${plan.id}/background`,
    cor_primaria: theme.primaryColour,
    logo: theme.logo && `/imagemTema/${plan.id}/logo`,
    plano: { id: plan.id, nome: plan.name },
  }
}

/** A drawing of a plan's theme with its strong validator. @throws 404 when there is none. */
export async function readThemeImage(
  database: Querier,
  planId: number,
  name: 'logo' | 'background',
): Promise<{ content: string; etag: string }> {
  const [row] = await database.select({ content: themes[name] }).from(themes).where(eq(themes.planId, planId))
  if (!row?.content) throw notFound('Este plano não tem esta imagem.')
  return { content: row.content, etag: createHash('sha256').update(row.content).digest('hex').slice(0, 32) }
}
