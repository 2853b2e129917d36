import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { yesNoOf } from '../yes-no.ts'
import { deferralUnconfirmed } from './deferral.text.ts'
import type { DeferralData, DeferralOnWire, DeferralValues } from './deferral.ts'

/** Nobody chooses it without having confirmed what it does. */
export function checkDeferralValues({ ciente }: DeferralValues): Outcome<null, Complaint> {
  return ciente
    ? { ok: true, result: null }
    : { ok: false, problems: [{ field: 'ciente', sentence: deferralUnconfirmed }] }
}

/** Data of a request: how it stood on the day of the choice. */
export function deferralDataOf({
  saldo,
  taxaMensal,
  podeContribuir,
  aposentadoriaEm,
}: Pick<DeferralOnWire, 'saldo' | 'taxaMensal' | 'podeContribuir' | 'aposentadoriaEm'>): DeferralData {
  return { confirmacao: 'S', saldo, taxaMensal, podeContribuir: yesNoOf(podeContribuir), aposentadoriaEm }
}
