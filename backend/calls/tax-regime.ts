import {
  arquivoTermoRegime,
  optarRegimeTributacao,
  retornarRegimeTributacao,
  retornarSimulacaoRegime,
  simularRegimeTributacao,
} from '#contract/taxes/tax-regime.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { readEntity } from '../database/queries/entity.ts'
import { newestRegimeOption } from '../database/queries/tax-regime-options.ts'
import { verificationCodeOf } from '../database/queries/verification-code.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { taxRegimeDocument } from '../documents/tax-regime-document.ts'
import { notFound } from '../problem.ts'
import { requirePassword } from '../usecases/identity/sessions/require-password.ts'
import { submitRequest } from '../usecases/request-engine/submit-request.ts'
import { confirmAnswers } from '../usecases/taxes/tax-regime/confirmed-answers.ts'
import { readRegime } from '../usecases/taxes/tax-regime/read-regime.ts'
import { readSimulator } from '../usecases/taxes/tax-regime/read-simulator.ts'
import { openTerm } from '../usecases/taxes/tax-regime/signed-term.ts'
import { simulateRegime } from '../usecases/taxes/tax-regime/simulate-regime.ts'
import { taxRegimeChoice } from '../usecases/taxes/tax-regime/tax-regime-choice-kind.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** The tax regime of a plan link: what it is, choosing it for good, its signed term, and its simulator. */
export function registerTaxRegimeCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarRegimeTributacao, ({ actor, link: row, today }) =>
    readRegime(database, actor, row, today),
  )

  registerCall(api, optarRegimeTributacao, async ({ actor, body: { senha, ...asked }, work }) => {
    await requirePassword(work, actor, senha)
    const confirmed = { ...asked, senhaConferida: true } as const
    return receiptOnWire(await work((unit) => submitRequest(unit, actor, taxRegimeChoice, confirmed)))
  })

  registerCall(api, arquivoTermoRegime, async ({ link: row, now }) => {
    const [option, entity, head] = await Promise.all([
      newestRegimeOption(database, row.link.id),
      readEntity(database),
      documentHead(database, row),
    ])
    const term = option && openTerm(option)
    if (!term || option.requestId === null) throw notFound('Não há termo assinado neste portal.')
    const code = (await verificationCodeOf(database, option.requestId)) ?? ''
    const printed = { name: entity.name, cnpj: formatCnpj(entity.cnpj) }
    return {
      content: await writePdf(taxRegimeDocument(term, { ...head, entity: printed, code, now })),
      fileName: `termo_regime_tributacao_${option.chosenOn}.pdf`,
    }
  })

  registerCall(api, retornarSimulacaoRegime, ({ actor, link: row, today }) =>
    readSimulator(database, actor, row, today),
  )

  registerCall(api, simularRegimeTributacao, async ({ actor, link: row, body, today, work }) => {
    const { idPessoa: _person, idPlano: _plan, idVinculo: _link, ...answers } = body
    const answer = await simulateRegime(database, row, answers, today)
    await work((unit) => confirmAnswers(unit, actor, row, answers))
    return answer
  })
}
