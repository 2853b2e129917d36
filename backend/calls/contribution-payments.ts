import {
  arquivoBoleto,
  cancelarContribuicaoGerada,
  gerarContribuicao,
  retornarContribuicaoGerada,
  retornarContribuicoesGeradas,
} from '#contract/contribution-payments.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import { boletoPaper } from '../documents/boleto-paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import { cancelPayment } from '../usecases/contribution-payments/cancel-payment.ts'
import { issuePayment } from '../usecases/contribution-payments/issue-payment.ts'
import { listPayments, readPayment } from '../usecases/contribution-payments/read-payments.ts'
import { offeredLink } from './asked-link.ts'
import { registerCall } from './register-call.ts'

/** Contributions that are paid one by one, by slip or by debit. */
export function registerContributionPaymentCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarContribuicoesGeradas, async (asked) => {
    const { row, today } = await offeredLink(database, 'gerar-contribuicao', asked)
    return listPayments(database, row, today)
  })

  registerCall(api, retornarContribuicaoGerada, async (asked) => {
    const { row, today } = await offeredLink(database, 'gerar-contribuicao', asked)
    return readPayment(database, row, { id: asked.params.idContribuicao, today })
  })

  registerCall(api, arquivoBoleto, async (asked) => {
    const { row, today } = await offeredLink(database, 'gerar-contribuicao', asked)
    const payment = await readPayment(database, row, { id: asked.params.idContribuicao, today })
    if (!payment.boleto) throw notFound('Não há boleto a pagar com este número.')
    const [cpf, planColor] = await Promise.all([
      cpfOf(database, row.person.id),
      planColour(database, row.plan.id),
    ])
    return {
      content: await writePdf(boletoPaper(payment, payment.boleto, { cpf, planColor, now: asked.now })),
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
