import { desc, eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { themeVersions } from '../schema/themes.ts'

/** Neutral dark blue, for papers of a plan without a theme. */
const DEFAULT_COLOUR = '#0B2A5B'

/** Colour of a plan, `#RRGGBB`, for the head of its papers. */
export async function planColour(database: Querier, planId: number): Promise<string> {
  const [theme] = await database
    .select({ colour: themeVersions.primaryColour })
    .from(themeVersions)
    .where(eq(themeVersions.planId, planId))
    .orderBy(desc(themeVersions.number))
    .limit(1)
  return theme?.colour ?? DEFAULT_COLOUR
}
