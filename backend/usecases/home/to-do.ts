import { declarationStateWords } from '#contract/declarations/wire-words.ts'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { requestKindFacts, requestKindSlug } from '#contract/requests/request-kinds.ts'
import { addDays, compareIso, daysBetween, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { declarationState } from '#domain/declarations/declaration-state.ts'
import { profileWindow } from '#domain/investments/investment-profiles/investment-profile-window.ts'
import { Category, Situation } from '#domain/participants.ts'
import { offeredCell } from '#domain/plans/services/service-cells.ts'
import { isReRegistrationOpen } from '#domain/re-registration/admin-actions.ts'
import { proofOfLifeStepOn } from '#domain/re-registration/proof-of-life.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { ANSWER_PERIOD_DAYS } from '#domain/requests/transition.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { newestDeclarations, personDuties, RunningRequest } from '../../database/queries/to-do.ts'
import { requestKindId } from '../../database/reference-data.ts'
import type { SummaryRules } from './summary-rules.ts'

type Duties = Awaited<ReturnType<typeof personDuties>>
type Declarations = Awaited<ReturnType<typeof newestDeclarations>>

/** The re-registration, with what follows if it is not sent; and the benefit that stands still for want of it. */
export function reRegistrationToDo({ link }: LinkRow, { status, dueOn }: Duties, today: IsoDate): ToDo[] {
  const suspended: ToDo[] =
    link.situationReason === 'PROVA_DE_VIDA'
      ? [{ tipo: 'beneficio-suspenso', desde: link.situationSince }]
      : []
  if (!isReRegistrationOpen(status)) return suspended
  const isPaid = link.situation === Situation.inBenefit
  const isLate = dueOn !== null && compareIso(today, dueOn) > 0
  return [
    ...suspended,
    {
      tipo: 'recadastramento',
      status,
      prazo: dueOn,
      suspendeEm: isPaid && isLate ? proofOfLifeStepOn('suspension', dueOn) : null,
    },
  ]
}

/** Requests that came back to be corrected, or were refused; a re-registration has its own way in. */
export function requestsToDo(running: readonly RunningRequest[]): ToDo[] {
  return running.flatMap(({ id, protocol, kindId, status, pausedSince, decidedAt }): ToDo[] => {
    const servico = requestKindSlug(kindId)
    if (servico === null || servico === 'recadastramento') return []
    const about = { idRequisicao: id, protocolo: protocol, servico, nome: requestKindFacts[servico].name }
    if (status === RequestStatus.returned) {
      const ate = pausedSince && addDays(pausedSince, ANSWER_PERIOD_DAYS)
      return [{ tipo: 'requisicao-devolvida', ...about, ate }]
    }
    if (status !== RequestStatus.refused || decidedAt === null) return []
    return [{ tipo: 'requisicao-indeferida', ...about, em: saoPauloDateOf(decidedAt) }]
  })
}

/** Declarations that end soon, or ended. */
export function declarationsToDo(newest: Declarations, warningDays: number, today: IsoDate): ToDo[] {
  return newest.flatMap(({ kind, validUntil }): ToDo[] => {
    const state = declarationState({ validUntil }, today, warningDays)
    if (state.code !== 'expiring' && state.code !== 'expired') return []
    const situacao = declarationStateWords.toWire(state.code)
    return [{ tipo: 'declaracao', declaracao: kind, situacao, validaAte: state.validUntil }]
  })
}

/** Declarations that everybody makes (IN Previc 34/2020; IN RFB 1.571/2015 and 1.680/2016). */
const EVERYBODY_DECLARES = ['pep', 'fatca'] as const

/** The declarations that everybody makes and the person never made, where the link may make them. */
export function missingDeclarations(
  { link }: LinkRow,
  newest: Declarations,
  { offered }: Pick<SummaryRules, 'offered'>,
): ToDo[] {
  return EVERYBODY_DECLARES.filter(
    (kind) =>
      newest.every((declared) => declared.kind !== kind) &&
      offeredCell(offered, { service: kind, category: link.category }, link.situation) !== undefined,
  ).map((kind) => ({ tipo: 'declaracao-a-fazer', declaracao: kind }))
}

/** The time to choose after leaving the sponsor, while it runs. `lastDay` null: no exit statement was delivered. */
export function optionToDo(lastDay: IsoDate | null, today: IsoDate): ToDo[] {
  if (lastDay === null || compareIso(today, lastDay) > 0) return []
  return [{ tipo: 'prazo-opcao', ate: lastDay, dias: daysBetween(today, lastDay) }]
}

const PROFILE_CHOICE = requestKindId('perfil-investimentos')

/** The window in which the profile may be changed, while it is open and nothing was chosen in it. */
export function windowToDo(
  { link }: LinkRow,
  running: readonly RunningRequest[],
  { offered, profileWindows }: Pick<SummaryRules, 'offered' | 'profileWindows'>,
  today: IsoDate,
): ToDo[] {
  const isOffered =
    offeredCell(offered, { service: 'perfil-investimentos', category: link.category }, link.situation) !==
    undefined
  if (!isOffered || running.some(({ kindId }) => kindId === PROFILE_CHOICE)) return []
  const { isOpen, window } = profileWindow(today, profileWindows)
  return isOpen ? [{ tipo: 'janela-perfil', ate: window.to }] : []
}

/** Whether the link is of who is paid a benefit now, or would be if it did not stand still. */
export function receivesBenefit({ link: { category } }: LinkRow): boolean {
  return category === Category.assisted || category === Category.pensioner
}

/** Whether a link's balance is for a benefit that was granted: who waits for the first payment chose what becomes of it. */
export function livesOnIt(row: LinkRow): boolean {
  return receivesBenefit(row) || row.link.situation === Situation.inGranting
}
