import { and, inArray, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { regimeChoiceData } from '#contract/taxes/tax-regime.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Transaction } from '../../database/client.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { taxRegimeOptions } from '../../database/schema/tax-regime-options.ts'
import type { DemoRequest } from '../demo-request.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes what every completed choice of a tax regime did: the option of its day, signed on paper, and the regime of its link. */
export async function writeRegimeOptions(
  database: Transaction,
  demo: readonly DemoRequest[],
  { linkIds }: WrittenPeople,
  requestIds: ReadonlyMap<string, number>,
): Promise<void> {
  const chosen = demo
    .filter(({ kind, status }) => kind === 'regime-tributacao' && status === RequestStatus.completed)
    .map((request) => ({
      linkId: known(linkIds, linkKey(request)),
      regime: regimeWords.fromWire(v.parse(regimeChoiceData, request.payloads.at(-1)?.data).regime),
      chosenOn: saoPauloDateOf(request.filedAt),
      origin: 'imported' as const,
      requestId: known(requestIds, request.protocol),
      createdAt: request.filedAt,
    }))
  await database.insert(taxRegimeOptions).values(chosen)
  await database
    .update(planLinks)
    .set({ taxRegime: 'progressive' })
    .where(
      and(
        inArray(
          planLinks.id,
          chosen.map(({ linkId }) => linkId),
        ),
        isNull(planLinks.taxRegime),
      ),
    )
}
