import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'
import { openRequest } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { openRequestOnWire } from '../request-engine/open-request-wire.ts'
import { readBenefitTerms } from './benefit-terms.ts'

/** The benefits that a link may ask for, with the account that receives them and the request that is open. @throws MissingRule */
export async function readBenefitRequest(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<BenefitOnWire> {
  const [{ other, ...terms }, account, open] = await Promise.all([
    readBenefitTerms(database, row, today),
    bankAccountOf(database, row.person.id),
    openRequest(database, row.link.id, requestKindId('benefit-request')),
  ])
  return {
    ...terms,
    outraOpcao: other && openRequestOnWire(other),
    conta: account && `•••${account.account.slice(-4)}`,
    requisicaoAberta: open && openRequestOnWire(open),
  }
}
