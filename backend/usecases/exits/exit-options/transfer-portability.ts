import { portabilityTransfers } from '#backend/database/schema/portability-transfers.ts'
import { heldLots } from '#backend/ledger/held-lots.ts'
import { leavingPosting } from '#backend/ledger/leaving-posting.ts'
import { postEntries } from '#backend/ledger/post-entries.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { portabilitySentences } from '#contract/exits/portability.text.ts'
import type { PortabilityData } from '#contract/exits/portability.ts'
import { competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { percentOfLots } from '#domain/exits/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'

/**
 * Transfers the asked share of every lot by the quotas of the day, whatever it came to at the filing; its age and origin travel with it. No
 * tax is withheld (LC 109/2001, art. 69, § 2). Where it is everything the link is ported.
 * @throws 409 when the destination is not known, the share is worth nothing, or the link stands elsewhere by now
 */
export async function transferPortability(
  work: Work,
  { row: { link, person }, requestId, data }: Settling<PortabilityData>,
): Promise<void> {
  const { database, now } = work
  const { cnpj, plano, codigo, conta, percentual } = data
  if (cnpj === null || plano === null || codigo === null || conta === null)
    throw conflict(portabilitySentences.unknownDestination)
  const on = saoPauloDateOf(now)
  const held = (await heldLots(database, link.id, on)).filter(({ account }) => isIndividualAccount(account))
  const lots = percentOfLots(held, percentual)
  const amount = sumReais(lots.map(({ value }) => value))
  if (amount <= 0) throw conflict(portabilitySentences.worthNothing)
  await postEntries(
    work,
    { kind: 'request', id: String(requestId) },
    lots.map((lot) =>
      leavingPosting(lot, {
        linkId: link.id,
        type: 'portability-out',
        competence: competenceOf(on),
        line: `portability ${lot.account}`,
      }),
    ),
  )
  await database.insert(portabilityTransfers).values({
    linkId: link.id,
    requestId,
    transferredOn: on,
    amount,
    percent: String(percentual),
    entityName: data.entidadeDestino,
    cnpj,
    planName: plano,
    planCode: codigo,
    bank: conta.banco,
    agency: conta.agencia,
    account: conta.conta,
    lots: lots.map(({ account, creditedOn, quotas, value }) => ({ account, creditedOn, quotas, value })),
    createdAt: now,
  })
  await audit(work, {
    subjectId: person.id,
    action: 'portability.transferred',
    entityId: link.id,
    after: { amount, percent: percentual, planCode: codigo, transferredOn: on },
  })
  if (percentual < 100) return
  const moved = await moveLink(work, { linkId: link.id, event: 'portability-settled', on, requestId })
  if (!moved.ok) throw conflict(portabilitySentences.notPossible)
}
