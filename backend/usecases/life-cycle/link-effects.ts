import type { IsoDate } from '#domain/calendar.ts'
import type { LinkEffect, LinkEvent } from '#domain/life-cycle/link-transitions.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { Part } from '../../parts.ts'
import type { Work } from '../../work.ts'

/** Effects of other subjects when a link moves. */
export type LinkEffects = {
  /** Does what goes with a move that holds from a day on, in its transaction. `link`: as it stood until then. */
  carryOut(
    work: Work,
    link: LinkRow['link'],
    move: { event: LinkEvent; on: IsoDate; called: readonly LinkEffect[] },
  ): Promise<void>
}

export const linkEffectsPart: Part<LinkEffects> = { name: 'the effects of a link’s moves' }
