import {
  confirmarBaixa,
  descartarBaixa,
  enviarArquivoRetorno,
  prepararBaixaManual,
  procurarContribuicoesAPagar,
  retornarBaixa,
  retornarBaixas,
} from '#contract/payment-clearings/payment-clearings.ts'
import { formatSlipNumber } from '#domain/collection/boletos/itau-free-field.ts'
import type { Api } from '../api.ts'
import { payables } from '../database/queries/payment-clearings.ts'
import { receiveFile } from '../files/receive-file.ts'
import { confirmClearing, discardClearing } from '../usecases/payment-clearings/decide-clearing.ts'
import { prepareManual } from '../usecases/payment-clearings/prepare-manual.ts'
import { prepareReturn, requireReturn } from '../usecases/payment-clearings/prepare-return.ts'
import { listClearings, payableOnWire, readClearing } from '../usecases/payment-clearings/read-clearings.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Payments that a search shows. */
const MAX_FOUND = 20

/** Recording that contributions and loans were paid: prepared by one attendant, confirmed by another. */
export function registerPaymentClearingCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarBaixas, ({ actor, query: { page }, today }) =>
    listClearings(database, actor, { page, today }),
  )

  registerCall(api, retornarBaixa, ({ actor, params, today }) =>
    readClearing(database, actor, { id: params.idBaixa, today }),
  )

  registerUpload(api, enviarArquivoRetorno, async (sent) => {
    const told = await requireReturn(database, sent.file)
    // A text by what it says, whatever its letters are written in.
    const file = await receiveFile(sent, { read: 'text/plain', subjectId: null })
    return sent.work((unit) => prepareReturn(unit, sent.actor, { file, told }))
  })

  registerCall(api, procurarContribuicoesAPagar, async ({ query }) =>
    (await payables(database, query.palavraChave, MAX_FOUND)).map((found) => {
      const { slipNumber, portfolio, collectionAgency: agency, collectionAccount: account } = found.payment
      return {
        ...payableOnWire(found),
        valor: found.payment.amount,
        nossoNumero:
          slipNumber && portfolio && agency && account
            ? formatSlipNumber({ slipNumber, portfolio, agency, account })
            : null,
      }
    }),
  )

  registerCall(api, prepararBaixaManual, ({ actor, body, work }) =>
    work((unit) => prepareManual(unit, actor, body)),
  )

  registerCall(api, confirmarBaixa, async ({ actor, body, work, today }) => {
    const { idBaixa: id, liquidam: clearing, valor: amount } = body
    await work((unit) => confirmClearing(unit, actor, id, { clearing, amount }))
    return readClearing(database, actor, { id, today })
  })

  registerCall(api, descartarBaixa, async ({ actor, body, work, today }) => {
    await work((unit) => discardClearing(unit, actor, body.idBaixa, body.motivo))
    return readClearing(database, actor, { id: body.idBaixa, today })
  })
}
