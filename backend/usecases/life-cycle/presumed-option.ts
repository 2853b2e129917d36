import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { EXIT_OPTION_SLUGS } from '#contract/exits/option-forms.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { type PresumedOption, presumedOption } from '#domain/exits/presumed-option.ts'
import { isFinalStatus, requestStatuses } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requests } from '../../database/schema/requests.ts'
import { serviceRulesOn } from '../../rules/service-rules.ts'
import type { Work } from '../../work.ts'
import { readLinkFacts } from '../plans/link-facts.ts'
import { moveLink } from './move-link.ts'

/** Choices of somebody who leaves: one of the four options, or a benefit that is open to them. */
const CHOICES = [...EXIT_OPTION_SLUGS, 'benefit-request'] as const

/** The option that is presumed of a link on a day; null: it has nothing to decide. */
export async function presumedOn(
  database: Querier,
  row: LinkRow,
  day: IsoDate,
): Promise<PresumedOption | null> {
  const [rules, facts] = await Promise.all([
    serviceRulesOn(database, row.plan, day),
    readLinkFacts(database, row, day),
  ])
  return presumedOption(rules, facts)
}

/** The option that is presumed of a link on a day, carried out as far as it is by itself: a redemption waits to be asked for. Null: none. */
export async function presumeOn(work: Work, row: LinkRow, day: IsoDate): Promise<PresumedOption | null> {
  const { link } = row
  const presumed = await presumedOn(work.database, row, day)
  if (presumed !== 'bpd') return presumed
  const on = compareIso(link.situationSince, day) > 0 ? link.situationSince : day
  const moved = await moveLink(work, { linkId: link.id, event: 'deferral-presumed', on })
  if (!moved.ok) throw new Error(`link ${link.id} cannot be presumed to wait for a deferred benefit`)
  return presumed
}

/** Whether an option or a benefit was asked for and is not decided. */
export async function hasOpenChoice(database: Querier, linkId: number): Promise<boolean> {
  const open = await database.$count(
    requests,
    and(
      eq(requests.linkId, linkId),
      inArray(requests.kindId, CHOICES.map(requestKindId)),
      notInArray(requests.status, requestStatuses.filter(isFinalStatus)),
    ),
  )
  return open > 0
}
