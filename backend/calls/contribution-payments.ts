import { purposeNames } from '#contract/collection/contribution-payments.text.ts'
import {
  arquivoBoleto,
  cancelarContribuicaoGerada,
  gerarContribuicao,
  retornarContribuicaoGerada,
} from '#contract/collection/contribution-payments.ts'
import { monthText } from '#contract/value-text.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { boletoDocument } from '../documents/boleto-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import { cancelPayment } from '../usecases/collection/contribution-payments/cancel-payment.ts'
import { issuePayment } from '../usecases/collection/contribution-payments/issue-payment.ts'
import { readPayment } from '../usecases/collection/contribution-payments/read-payments.ts'
import { registerCall } from './register-call.ts'

/** Contributions that are paid one by one, by slip or by debit. */
export function registerContributionPaymentCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarContribuicaoGerada, async ({ link: row, today, params }) => {
    return readPayment(database, row, { id: params.idContribuicao, today })
  })

  registerCall(api, arquivoBoleto, async ({ link: row, today, params, now }) => {
    const payment = await readPayment(database, row, { id: params.idContribuicao, today })
    if (!payment.boleto) throw notFound('Não há boleto a pagar com este número.')
    const head = await documentHead(database, row)
    const words = {
      title: 'Boleto de contribuição',
      subtitle: monthText(payment.competencia),
      pays: purposeNames[payment.finalidade],
    }
    return {
      content: await writePdf(boletoDocument(payment, payment.boleto, { words, ...head, now })),
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
