import type * as v from 'valibot'
import { type PaymentRow, paymentByKey, paymentsOf } from '#backend/database/queries/contribution-payments.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { isSuspendedIn } from '#backend/database/queries/suspensions.ts'
import { conflict, invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import { checkIssueValues } from '#contract/collection/contribution-payment-check.ts'
import { issueRefusals, suspendedIssueSentence } from '#contract/collection/contribution-payments.text.ts'
import type {
  ContributionPaymentDetail,
  gerarContribuicao,
} from '#contract/collection/contribution-payments.ts'
import { byField } from '#contract/complaints.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { CheckedBoletoRequest } from '#domain/collection/boletos/check-boleto-request.ts'
import { checkBoletoRequest } from '#domain/collection/boletos/check-boleto-request.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import type { PaymentPart } from '#domain/payment-clearings/payment-parts.ts'
import { archiveSentDraft } from '../../drafts/request-draft-place.ts'
import { lockedLink } from '../../plans/locked-link.ts'
import { requireService } from '../../plans/require-service.ts'
import { announcePayment } from './announce-payment.ts'
import { nextPayment, paymentRulesOn, purposeOf } from './next-payment.ts'
import { detailOf } from './read-payments.ts'
import { paymentPartOf, storePayment } from './store-payment.ts'

type Input = v.InferOutput<(typeof gerarContribuicao)['body']>

/**
 * Issues a contribution in one's own name. Those of a link wait for each other; the same again under the same key answers the first.
 * The actor's draft of it is archived.
 * @throws 403 not offered; 409 issued or paid already, or the key was used; 422 with the fields to correct.
 */
export async function issuePayment(
  work: Work,
  actor: Actor,
  found: LinkRow,
  input: Input,
): Promise<ContributionPaymentDetail> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(database, found)
  const sent = await paymentByKey(database, { authorId: actor.personId, key: input.chaveEnvio })
  if (sent) {
    if (!isSame(sent, row, input) || sent.cancelledOn !== null) throw keyUsed()
    return detailOf(database, row, sent, today)
  }
  await requireService(database, 'gerar-contribuicao', row, today)
  const checked = await requireAllowed(work, row, input)
  const isDebit = input.formaPagamento === PaymentMethod.debit
  const stored = await storePayment(work, row, {
    ...checked,
    debited: isDebit ? { agency: input.agencia, account: input.conta } : null,
    authorId: actor.personId,
    submissionKey: input.chaveEnvio,
  })
  await archiveSentDraft(work, actor, row, {
    service: 'gerar-contribuicao',
    kind: 'gerar-contribuicao',
    requestId: null,
  })
  await announcePayment(work, row, stored)
  return detailOf(database, row, stored, today)
}

/** Checked payment to issue. `amount`: reais. */
type Checked = CheckedBoletoRequest & { amount: number; parts: PaymentPart[] }

async function requireAllowed(work: Work, row: LinkRow, input: Input): Promise<Checked> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const rules = await paymentRulesOn(database, row.plan, today)
  const issued = await paymentsOf(database, row.link.id)
  const next = await nextPayment(database, row, rules, { issued, today })
  if (await isSuspendedIn(database, row.link.id, next.competencia)) throw conflict(suspendedIssueSentence)
  const month = checkBoletoRequest({ purpose: purposeOf(row.link), issued, today }, rules.contribution)
  if (!month.ok) throw conflict(month.problems.map(({ code }) => issueRefusals[code]).join(' '))
  const amount = checkIssueValues(input, next)
  if (!amount.ok) throw invalid(byField(amount.problems))
  const parts = next.valorFixo
    ? next.parcelas.map(paymentPartOf)
    : [{ part: 'voluntary' as const, amount: amount.result }]
  return { ...month.result, amount: amount.result, parts }
}

function isSame(sent: PaymentRow, { link }: LinkRow, input: Input): boolean {
  const isDebit = sent.method === PaymentMethod.debit
  return (
    sent.linkId === link.id &&
    sent.method === input.formaPagamento &&
    sent.amount === input.valorContribuicao &&
    (!isDebit || (sent.debitAgency === input.agencia && sent.debitAccount === input.conta))
  )
}

function keyUsed() {
  return conflict(
    'Este envio já foi usado para outra contribuição. Confira e envie de novo.',
    'chave-ja-usada',
  )
}
