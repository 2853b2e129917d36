import {
  arquivoBoleto,
  cancelarContribuicaoGerada,
  gerarContribuicao,
  retornarContribuicaoGerada,
  retornarContribuicoesGeradas,
} from '#contract/boletos.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import type { LinkRow, LinkTarget } from '../database/queries/plan-links.ts'
import { boletoPaper } from '../documents/boleto-paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import type { Actor } from '../security/actor.ts'
import { cancelPayment } from '../usecases/contribution-payments/cancel-payment.ts'
import { issuePayment } from '../usecases/contribution-payments/issue-payment.ts'
import { listPayments, readPayment } from '../usecases/contribution-payments/read-payments.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { registerCall } from './register-call.ts'

/** Contributions that are paid one by one, by slip or by debit. */
export function registerContributionPaymentCalls(api: Api): void {
  const { database } = api

  async function requirePayer(actor: Actor, target: LinkTarget, now: Date): Promise<LinkRow> {
    const today = saoPauloDateOf(now)
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'gerar-contribuicao', row, today)
    return row
  }

  registerCall(api, retornarContribuicoesGeradas, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    return listPayments(database, await requirePayer(actor, target, now), saoPauloDateOf(now))
  })

  registerCall(api, retornarContribuicaoGerada, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requirePayer(actor, target, now)
    return readPayment(database, row, { id: params.idContribuicao, today: saoPauloDateOf(now) })
  })

  registerCall(api, arquivoBoleto, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requirePayer(actor, target, now)
    const payment = await readPayment(database, row, {
      id: params.idContribuicao,
      today: saoPauloDateOf(now),
    })
    if (!payment.boleto) throw notFound('Não há boleto a pagar com este número.')
    const [cpf, planColor] = await Promise.all([
      cpfOf(database, row.person.id),
      planColour(database, row.plan.id),
    ])
    return {
      content: await writePdf(boletoPaper(payment, payment.boleto, { cpf, planColor, now })),
      fileName: `boleto_${payment.vencimento}.pdf`,
    }
  })

  registerCall(api, gerarContribuicao, ({ actor, body, work }) =>
    work((unit) => issuePayment(unit, actor, body)),
  )

  registerCall(api, cancelarContribuicaoGerada, ({ actor, body, work }) =>
    work((unit) => cancelPayment(unit, actor, body)),
  )
}
