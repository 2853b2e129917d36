import { desc, eq } from 'drizzle-orm'
import { defaultTheme } from '#contract/plans/plans.ts'
import type { Querier } from '../client.ts'
import { themeVersions } from '../schema/themes.ts'

/** Colour of a plan, `#RRGGBB`, for the head of its documents; the portal's own for a plan without a theme. */
export async function planColorOf(database: Querier, planId: number): Promise<string> {
  const [theme] = await database
    .select({ color: themeVersions.primaryColor })
    .from(themeVersions)
    .where(eq(themeVersions.planId, planId))
    .orderBy(desc(themeVersions.number))
    .limit(1)
  return theme?.color ?? defaultTheme.cor_primaria
}
