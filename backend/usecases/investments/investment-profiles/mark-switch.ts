import type { Work } from '#backend/work.ts'
import type { InvestmentProfileChangeData } from '#contract/investments/investment-profiles.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { storeSwitch } from './store-switch.ts'

/**
 * Carries out a granted choice: the switch is marked for its day, or for today when that has passed. The balance goes over with
 * `carryOutSwitch`.
 */
export async function markSwitch(
  work: Work,
  { row: { link }, requestId, data }: Settling<InvestmentProfileChangeData>,
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const effectiveOn = today > data.efeitoEm ? today : data.efeitoEm
  if (data.idPerfil === link.profileId) return
  await storeSwitch(work, link, {
    requestId,
    profileId: data.idPerfil,
    effectiveOn,
    windowClosedOn: data.cancelavelAte,
  })
}
