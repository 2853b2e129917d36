import {
  arquivoExtratoDesligamento,
  emitirExtratoDesligamento,
  retornarExtratoDesligamento,
} from '#contract/exits/exit-statement.ts'
import { registrarDesligamento } from '#contract/exits/exits.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColorOf } from '../database/queries/plan-color.ts'
import { exitStatementDocument } from '../documents/exit-statement-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { registerExit } from '../usecases/exits/exit/register-exit.ts'
import { deliverStatement } from '../usecases/exits/exit-statement/deliver-statement.ts'
import { readStatement, statementVersion } from '../usecases/exits/exit-statement/read-statement.ts'
import { linkOfPerson } from '../usecases/life-cycle/link-of-person.ts'
import { registerCall } from './register-call.ts'

/** The exit statement of who left the sponsor: as it was delivered, as a document, and its delivery before its day. */
export function registerExitStatementCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarExtratoDesligamento, ({ link: { link } }) => readStatement(database, link.id))

  registerCall(api, arquivoExtratoDesligamento, async ({ link: row, query, now }) => {
    const [statement, { relogio }, cpf, planColor] = await Promise.all([
      statementVersion(database, row.link.id, query.versao),
      readStatement(database, row.link.id),
      cpfOf(database, row.person.id),
      planColorOf(database, row.plan.id),
    ])
    return {
      content: await writePdf(
        exitStatementDocument(statement, { cpf, planColor, lastDay: relogio.prazo, now }),
      ),
      fileName: `extrato_desligamento_${statement.entregueEm}.pdf`,
    }
  })

  registerCall(api, registrarDesligamento, async ({ person, body, work }) => {
    const { idPessoa: _person, idVinculo, ...told } = body
    const { link } = await linkOfPerson(database, person.id, idVinculo)
    await work((unit) => registerExit(unit, link.id, told))
    return (await readStatement(database, link.id)).relogio
  })

  registerCall(api, emitirExtratoDesligamento, async ({ person, body, work }) => {
    const { link } = await linkOfPerson(database, person.id, body.idVinculo)
    await work((unit) => deliverStatement(unit, link.id))
    return (await readStatement(database, link.id)).relogio
  })
}
