import type { PlanLink } from '#contract/plans.ts'
import { AttendantLevel, type AttendantLevelId, Category, Situation } from '#domain/participants.ts'
import { DeliverStatement } from './DeliverStatement.tsx'
import { EndEmployment } from './EndEmployment.tsx'

type LinkActionsProps = { idPessoa: number; planLinks: readonly PlanLink[]; level: AttendantLevelId }

/** Situations in which an employment can end. */
const EMPLOYED: ReadonlySet<number> = new Set([Situation.active, Situation.suspended])

/** What this attendant may do on each plan of the person. Manners only; the API refuses by itself. */
export function LinkActions({ idPessoa, planLinks, level }: LinkActionsProps) {
  return planLinks.flatMap(({ id, plano, categoria, situacao }) => {
    const act = { idPessoa, idVinculo: id, plan: plano.nome }
    if (categoria.id !== Category.taxpayer) return []
    if (situacao.id === Situation.disconnected) return [<DeliverStatement key={id} {...act} />]
    const mayEnd = EMPLOYED.has(situacao.id) && level >= AttendantLevel.registry
    return mayEnd ? [<EndEmployment key={id} {...act} />] : []
  })
}
