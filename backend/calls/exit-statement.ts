import { arquivoExtratoDesligamento, emitirExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { registrarDesligamento } from '#contract/exits/exits.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { exitStatementDocument } from '../documents/exit-statement-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { registerExit } from '../usecases/exits/exit/register-exit.ts'
import { deliverStatement } from '../usecases/exits/exit-statement/deliver-statement.ts'
import { readStatement, statementVersion } from '../usecases/exits/exit-statement/read-statement.ts'
import { linkOfPerson } from '../usecases/life-cycle/link-of-person.ts'
import { registerCall } from './register-call.ts'

/** The exit statement of who left the sponsor: as a document, and its delivery before its day. */
export function registerExitStatementCalls(api: Api): void {
  const { database } = api

  registerCall(api, arquivoExtratoDesligamento, async ({ link: row, query, now }) => {
    const [statement, { relogio }, head] = await Promise.all([
      statementVersion(database, row.link.id, query.versao),
      readStatement(database, row.link.id),
      documentHead(database, row),
    ])
    return {
      content: await writePdf(exitStatementDocument(statement, { ...head, lastDay: relogio.prazo, now })),
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
