import type { CallAnswer } from '#contract/call-types.ts'
import type { LinkAct, retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import type { PlanLink } from '#contract/plans/plans.ts'
import { attendantLevelNames, levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import { AttendantLevel, type AttendantLevelId } from '#domain/participants.ts'
import { type ReRegistrationStatusId, reRegistrationObstacle } from '#domain/re-registration/admin-actions.ts'
import { deathText } from './death.text.ts'
import type { Impediment } from './Impediments.tsx'
import { reRegistrationObstacleText, impedimentsText as text } from './impediments.text.ts'
import { linkActionsText } from './link-actions.text.ts'
import { personActionsText } from './person-actions.text.ts'

type Facts = {
  status: ReRegistrationStatusId | undefined
  /** Of the attendant who looks. */
  level: AttendantLevelId
  /** Why they must not change by what the person gets in; null: they may. */
  accessRefusal: string | null
  hasPlan: boolean
}

const linkActNames: Readonly<Record<LinkAct, string>> = {
  'registrar-desligamento': linkActionsText.end.action,
  'entregar-extrato': linkActionsText.deliver.action,
  'suspender-por-ordem-judicial': linkActionsText.suspend.action,
  'liberar-por-ordem-judicial': linkActionsText.lift.action,
  'informar-datas-acumulacao': linkActionsText.dates.action,
}

/** Actions this attendant cannot do for the person now, with reasons; those on plans come from the API. */
export function impedimentsOf(
  { status, level, accessRefusal, hasPlan }: Facts,
  planLinks: readonly PlanLink[],
  acts: CallAnswer<typeof retornarAtosVinculos>,
): Impediment[] {
  const { serve, email, generate, restart } = personActionsText
  const obstacle = reRegistrationObstacle(status)
  const notOpen = obstacle && reRegistrationObstacleText[obstacle]
  const found: (Omit<Impediment, 'reason'> & { reason: string | null })[] = [
    { action: serve.action, reason: hasPlan ? null : text.noPlan },
    { action: email.action, reason: accessRefusal },
    { action: generate.action, reason: accessRefusal ?? notOpen },
    { action: restart.action, reason: notOpen ?? unlessOf(AttendantLevel.administrator, level) },
    { action: deathText.action, reason: unlessOf(AttendantLevel.registry, level) },
    ...planLinks.flatMap(({ id, plano }) =>
      (acts.find(({ idVinculo }) => idVinculo === id)?.impedidos ?? []).map(({ ato, motivo }) => ({
        action: linkActNames[ato],
        plan: plano.nome,
        reason: motivo,
      })),
    ),
  ]
  return found.flatMap(({ reason, ...act }) => (reason === null ? [] : [{ ...act, reason }]))
}

function unlessOf(minimum: AttendantLevelId, level: AttendantLevelId): string | null {
  if (level >= minimum) return null
  return text.level(levelAndAbove({ id: minimum, nome: attendantLevelNames[minimum] }))
}
