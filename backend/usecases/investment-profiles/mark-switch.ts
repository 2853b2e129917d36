import type { ProfileChangeData } from '#contract/perfil-investimentos.ts'
import { compareIso, saoPauloDateOf } from '#domain/calendar.ts'
import { profileSwitches } from '../../database/schema/profile-choices.ts'
import { conflict } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { Execution } from '../requests/kinds/define-request-kind.ts'

/**
 * Carries out a granted choice: the switch is marked for its day, or for today when that has passed. The balance goes over with
 * `carryOutProfileSwitches`.
 * @throws 409 while the window is open, because until then the person may still cancel.
 */
export async function markSwitch(
  work: Work,
  { row: { link }, requestId, data }: Execution<ProfileChangeData>,
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  if (compareIso(today, data.cancelavelAte) <= 0) {
    const lastDay = data.cancelavelAte.split('-').toReversed().join('/')
    throw conflict(
      `A pessoa pode cancelar ou trocar a escolha até ${lastDay}. Defira depois que a janela fechar.`,
    )
  }
  const effectiveOn = today > data.efeitoEm ? today : data.efeitoEm
  if (data.idPerfil === link.profileId) return
  await work.database.insert(profileSwitches).values({
    linkId: link.id,
    requestId,
    fromProfileId: link.profileId,
    toProfileId: data.idPerfil,
    effectiveOn,
    windowClosedOn: data.cancelavelAte,
    createdAt: work.now,
  })
  await audit(work, {
    subjectId: link.personId,
    action: 'profile-switch.marked',
    entity: 'plan-link',
    entityId: link.id,
    before: { profileId: link.profileId },
    after: { profileId: data.idPerfil, effectiveOn },
  })
}
