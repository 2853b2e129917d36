import { purposeNames } from '#contract/collection/contribution-payments.text.ts'
import {
  arquivoBoleto,
  cancelarContribuicaoGerada,
  gerarContribuicao,
  retornarContribuicaoGerada,
  retornarContribuicoesGeradas,
} from '#contract/collection/contribution-payments.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColorOf } from '../database/queries/plan-color.ts'
import { boletoDocument } from '../documents/boleto-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { printMonth } from '../documents/print-format.ts'
import { notFound } from '../problem.ts'
import { cancelPayment } from '../usecases/collection/contribution-payments/cancel-payment.ts'
import { issuePayment } from '../usecases/collection/contribution-payments/issue-payment.ts'
import { listPayments, readPayment } from '../usecases/collection/contribution-payments/read-payments.ts'
import { registerCall } from './register-call.ts'

/** Contributions that are paid one by one, by slip or by debit. */
export function registerContributionPaymentCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarContribuicoesGeradas, ({ link: row, today }) =>
    listPayments(database, row, today),
  )

  registerCall(api, retornarContribuicaoGerada, async ({ link: row, today, params }) => {
    return readPayment(database, row, { id: params.idContribuicao, today })
  })

  registerCall(api, arquivoBoleto, async ({ link: row, today, params, now }) => {
    const payment = await readPayment(database, row, { id: params.idContribuicao, today })
    if (!payment.boleto) throw notFound('Não há boleto a pagar com este número.')
    const [cpf, planColor] = await Promise.all([
      cpfOf(database, row.person.id),
      planColorOf(database, row.plan.id),
    ])
    const words = {
      title: 'Boleto de contribuição',
      subtitle: printMonth(payment.competencia),
      pays: purposeNames[payment.finalidade],
    }
    return {
      content: await writePdf(boletoDocument(payment, payment.boleto, { words, cpf, planColor, now })),
      fileName: `boleto_${payment.vencimento}.pdf`,
    }
  })

  registerCall(api, gerarContribuicao, ({ actor, link: row, body, work }) =>
    work((unit) => issuePayment(unit, actor, row, body)),
  )

  registerCall(api, cancelarContribuicaoGerada, ({ link: row, body, work }) =>
    work((unit) => cancelPayment(unit, row, body.idContribuicao)),
  )
}
