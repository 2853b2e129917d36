import { importTypeRefused } from '#contract/imports/imports.text.ts'
import {
  aplicarImportacao,
  arquivoLinhasRecusadas,
  arquivoModeloImportacao,
  conferirImportacao,
  descartarImportacao,
  desfazerImportacao,
  enviarArquivoImportacao,
  escolherPlanilhaImportacao,
  importFileRules,
  liberarImportacao,
  marcarTrocasImportacao,
  retornarImportacao,
  retornarImportacoes,
  retornarLinhasImportacao,
} from '#contract/imports/imports.ts'
import type { Api } from '../api.ts'
import { importTemplateCsv, importTemplateXlsx } from '../documents/import-template.ts'
import { XLSX_TYPE } from '../documents/read-table/read-table.ts'
import { receiveReadFile } from '../files/receive-file.ts'
import { chooseSheet, readFromPlace } from '../usecases/imports/choose-sheet.ts'
import { requireHead } from '../usecases/imports/read-head.ts'
import { listImportRows, listImports, readImport } from '../usecases/imports/read-imports.ts'
import { receiveImport } from '../usecases/imports/receive-import.ts'
import { refusedRowsSheet } from '../usecases/imports/refused-rows.ts'
import { releaseImport } from '../usecases/imports/release-import.ts'
import {
  discardImport,
  startApplying,
  startCheck,
  startUndoing,
  type WhichImport,
} from '../usecases/imports/start-import.ts'
import { tickChanges } from '../usecases/imports/tick-changes.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Sheets that are written into the portal: checked first, applied, and undone as a whole. */
export function registerImportCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarImportacoes, ({ params: { tipo: kind }, query: { page } }) =>
    listImports(database, { kind, page }),
  )

  registerCall(api, retornarImportacao, ({ params }) => readImport(database, whichOf(params)))

  registerCall(api, retornarLinhasImportacao, ({ params, query: { page, resultado: filter } }) =>
    listImportRows(database, whichOf(params), { filter, page }),
  )

  registerUpload(api, enviarArquivoImportacao, async (sent) => {
    const { types } = importFileRules
    const accepted = { types, refusal: importTypeRefused, subjectId: null }
    const { tipo: kind } = sent.params
    const { file, told: head } = await receiveReadFile(sent, accepted, (one) => requireHead(kind, one))
    return sent.work((unit) => receiveImport(unit, sent.actor, { kind, file, head }))
  })

  registerCall(api, escolherPlanilhaImportacao, async ({ body, work }) => {
    const which = whichOf(body)
    const head = await readFromPlace(api, which, { sheet: body.planilha, header: body.cabecalho })
    await work((unit) => chooseSheet(unit, which, head))
    return readImport(database, which)
  })

  registerCall(api, conferirImportacao, async ({ body, work }) => {
    const which = whichOf(body)
    await work((unit) => startCheck(api, unit, { which, columns: body.colunas }))
    return readImport(database, which)
  })

  registerCall(api, marcarTrocasImportacao, async ({ body, work }) => {
    const which = whichOf(body)
    const ticks = { line: body.linha, group: body.grupo, isTicked: body.trocar }
    await work((unit) => tickChanges(unit, which, ticks))
    return readImport(database, which)
  })

  registerCall(api, aplicarImportacao, async ({ actor, body, work }) => {
    const which = whichOf(body)
    const expected = { fresh: body.novas, changed: body.alteradas }
    await work((unit) => startApplying(api, unit, { which, expected, actor }))
    return readImport(database, which)
  })

  registerCall(api, desfazerImportacao, async ({ actor, body, work }) => {
    const which = whichOf(body)
    await work((unit) => startUndoing(api, unit, { which, actor }))
    return readImport(database, which)
  })

  registerCall(api, liberarImportacao, async ({ actor, body, work }) => {
    const which = whichOf(body)
    await work((unit) => releaseImport(unit, which, { actor, reason: body.motivo }))
    return readImport(database, which)
  })

  registerCall(api, descartarImportacao, async ({ actor, body, work }) => {
    const which = whichOf(body)
    await work((unit) => discardImport(unit, { which, actor }))
    return readImport(database, which)
  })

  registerCall(api, arquivoModeloImportacao, async ({ params: { tipo: kind, formato: format } }) => {
    const fileName = `modelo-${kind}.${format}`
    return format === 'csv'
      ? { content: importTemplateCsv(kind), mediaType: 'text/csv; charset=utf-8', fileName }
      : { content: await importTemplateXlsx(kind), mediaType: XLSX_TYPE, fileName }
  })

  registerCall(api, arquivoLinhasRecusadas, ({ params, work }) =>
    refusedRowsSheet(database, work, whichOf(params)),
  )
}

function whichOf({
  tipo: kind,
  idImportacao: id,
}: {
  tipo: WhichImport['kind']
  idImportacao: number
}): WhichImport {
  return { kind, id }
}
