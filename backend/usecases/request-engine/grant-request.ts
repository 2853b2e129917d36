import { identitySentences } from '#contract/identity/identity.text.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { planActs } from '../../due-acts/plan-acts.ts'
import { conflict, Problem } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { trustOf } from '../identity/payment-trust.ts'
import { isServiceOffered } from '../plans/require-service.ts'
import { announceMove } from './announce-move.ts'
import { applyMove, type Step } from './apply-move.ts'
import { requireKept, requireStillCovered } from './balance-blocks.ts'
import type { DecisionContext, GrantProblem } from './define-request-kind.ts'
import { storedData } from './request-data.ts'
import { paysIntoAccount, type RequestFacts } from './request-facts.ts'
import type { AnyRequestKind } from './request-kinds.ts'
import { settleInstalment } from './settle-request.ts'
import { settlementObstacle } from './settlement-failure.ts'

/**
 * Grants a request that may be granted, holding link and request: asks once more whether what was asked can still be, promises when it
 * takes effect, and brings about at once what is due by now. The participant is told once: of the end where it is reached, else of the
 * grant.
 * @throws 409 when the service is not offered any more, the rule of the kind says no by now, or the balance does not cover it any more.
 */
export async function grantRequest(
  work: Work,
  facts: RequestFacts,
  kind: AnyRequestKind,
  step: Step,
): Promise<void> {
  const { request } = facts
  const context = await decisionContextOf(work, request)
  const { row } = context
  const data = await storedData(work.database, kind, request.id)
  requireAccountTrusted(facts, context.today)
  await requireGrantable(kind, context, data)
  const plan = await instalmentsOf(kind, context, data)
  await requireKept(work.database, request.id, sumReais(plan.map(({ amount }) => amount ?? 0)))
  const granted = await applyMove(work, facts, RequestStatus.granted, step)
  const due = await promise(work, context, plan)
  for (const settlementId of due) {
    if (await settledAtOnce(() => settleInstalment(work, granted, kind, { settlementId, row, data }))) return
  }
  await announceMove(work, granted, RequestStatus.granted, step)
}

/** @throws 409 with what stands in the way of carrying it out and what to do, which undoes the grant. */
async function settledAtOnce(settle: () => Promise<boolean>): Promise<boolean> {
  try {
    return await settle()
  } catch (error) {
    const detail = settlementObstacle(error)
    if (detail === null || error instanceof Problem) throw error
    throw new Problem({ status: 409, code: 'conflito', detail, cause: error })
  }
}

/** @throws 409 while nothing is paid into the account of its person, which came about when their e-mail was changed for them. */
export function requireAccountTrusted(facts: RequestFacts, today: IsoDate): void {
  if (!paysIntoAccount(facts.request, facts.kind)) return
  const trust = trustOf(facts.identity, today)
  if (trust.code === 'waits') throw conflict(identitySentences.accountWaits(trust.until))
}

export async function decisionContextOf(
  { database, now }: { database: Querier; now: Date },
  { id, linkId, filedAt }: RequestFacts['request'],
): Promise<DecisionContext> {
  return {
    database,
    row: await linkById(database, linkId),
    today: saoPauloDateOf(now),
    requestId: id,
    filedOn: saoPauloDateOf(filedAt),
  }
}

/** @throws 409 with what stands in the way of granting a request now. Changes nothing: it is asked again, under locks, by the grant. */
export async function requireGrantable(
  kind: AnyRequestKind,
  context: DecisionContext,
  data: Record<string, unknown>,
): Promise<void> {
  const { database, row, today, requestId } = context
  if (kind.service !== null && !(await isServiceOffered(database, kind.service, row, today))) {
    throw conflict(
      'O serviço não é mais oferecido a esta pessoa, porque a situação dela no plano mudou. Indefira ou devolva a solicitação.',
    )
  }
  const problems = (await kind.recheck?.(context, data)) ?? []
  if (problems.length > 0) throw conflict(refusalSentence(problems))
  const blocks = kind.blocks?.(data) ?? []
  await requireStillCovered(database, { requestId, linkId: row.link.id, blocks, today })
}

/** Tells the attendant what stands in the way by now: what to wait for, a plain no, or else each field. */
function refusalSentence(problems: readonly GrantProblem[]): string {
  const wait = problems.find((problem) => 'notYet' in problem)
  if (wait) return wait.notYet
  const refusals = problems.flatMap((problem) => ('refusal' in problem ? [problem.refusal] : []))
  const fields = problems.flatMap((problem) => ('sentence' in problem ? [problem.sentence] : []))
  const said = (refusals.length > 0 ? refusals : fields).join(' ')
  return `Algo mudou depois do pedido, e ele não pode ser deferido assim. O que a regra diz hoje: “${said}” Devolva para correção ou indefira.`
}

type Promised = { dueOn: IsoDate; amount: string | null }

/** When a granted request takes effect. @throws Error for a plan without instalments, out of order, or with one that pays nothing. */
async function instalmentsOf(
  { slug, settlement }: AnyRequestKind,
  context: DecisionContext,
  data: Record<string, unknown>,
): Promise<readonly Promised[]> {
  if (settlement.when === 'at-grant') return [{ dueOn: context.today, amount: null }]
  if (settlement.when === 'on-day') return [{ dueOn: await settlement.day(data, context), amount: null }]
  if (settlement.when === 'at-filing') throw new Error(`${slug} is granted by nobody`)
  const plan = (await settlement.plan(data, context)).map(({ on, amount }) => ({ dueOn: on, amount }))
  const isInOrder = plan.every(
    ({ dueOn }, index) => index === 0 || compareIso(plan[index - 1]?.dueOn ?? dueOn, dueOn) <= 0,
  )
  if (plan.length === 0 || !isInOrder || plan.some(({ amount }) => !toDecimal(amount).isPositive()))
    throw new Error(`${slug} promised instalments that cannot be`)
  return plan
}

/** Writes when it takes effect, and plans what is not due yet. @returns ids of what is due by today, in order */
async function promise(
  work: Work,
  { requestId, today }: Pick<DecisionContext, 'requestId' | 'today'>,
  plan: readonly Promised[],
): Promise<number[]> {
  const written = await work.database
    .insert(settlements)
    .values(plan.map((promised, index) => ({ ...promised, requestId, number: index + 1 })))
    .returning({ id: settlements.id, dueOn: settlements.dueOn })
  const isDue = ({ dueOn }: { dueOn: IsoDate }) => compareIso(dueOn, today) <= 0
  await planActs(
    work,
    written
      .filter((settlement) => !isDue(settlement))
      .map(({ id, dueOn }) => ({ kind: 'request-settlement', subjectId: id, dueOn })),
  )
  return written.filter(isDue).map(({ id }) => id)
}
