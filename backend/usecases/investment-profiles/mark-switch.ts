import type { InvestmentProfileChangeData } from '#contract/investment-profiles.ts'
import { compareIso, saoPauloDateOf } from '#domain/calendar.ts'
import { printDate } from '../../documents/print-format.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { Execution } from '../requests/kinds/define-request-kind.ts'
import { storeSwitch } from './store-switch.ts'

/**
 * Carries out a granted choice: the switch is marked for its day, or for today when that has passed. The balance goes over with
 * `carryOutSwitch`.
 * @throws 409 while the window is open, because until then the person may still cancel.
 */
export async function markSwitch(
  work: Work,
  { row: { link }, requestId, data }: Execution<InvestmentProfileChangeData>,
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  if (compareIso(today, data.cancelavelAte) <= 0) {
    throw conflict(
      `A pessoa pode cancelar ou trocar a escolha até ${printDate(data.cancelavelAte)}. Defira depois que a janela fechar.`,
    )
  }
  const effectiveOn = today > data.efeitoEm ? today : data.efeitoEm
  if (data.idPerfil === link.profileId) return
  await storeSwitch(work, link, {
    requestId,
    profileId: data.idPerfil,
    effectiveOn,
    windowClosedOn: data.cancelavelAte,
  })
}
