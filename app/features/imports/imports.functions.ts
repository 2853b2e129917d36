import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  aplicarImportacao,
  conferirImportacao,
  descartarImportacao,
  desfazerImportacao,
  escolherPlanilhaImportacao,
  liberarImportacao,
  marcarTrocasImportacao,
  retornarImportacao,
  retornarImportacoes,
  retornarLinhasImportacao,
} from '#contract/imports/imports.ts'
import { importReference, importRowsPage, importsPage } from './imports.schema.ts'

/** A page of a kind's imports, the newest first. */
export const importList = attendantQuery
  .validator(importsPage)
  .handler(({ data: { tipo, page }, context }) =>
    context.api.call(retornarImportacoes, { params: { tipo }, query: { page } }),
  )

/** One import. @throws PortalProblem `not-found` */
export const importDetail = attendantQuery
  .validator(importReference)
  .handler(({ data, context }) => context.api.call(retornarImportacao, { params: data }))

/** A page of its rows. @throws PortalProblem `forbidden` below the level of the setting */
export const importRows = attendantQuery
  .validator(importRowsPage)
  .handler(({ data: { tipo, idImportacao, ...query }, context }) =>
    context.api.call(retornarLinhasImportacao, { params: { tipo, idImportacao }, query }),
  )

/** Reads the file from another sheet or another line on. @throws PortalProblem `invalid`; `conflict` once it is written */
export const chooseSheet = attendantCommand
  .validator(escolherPlanilhaImportacao.body)
  .handler(({ data, context }) => context.api.call(escolherPlanilhaImportacao, { body: data }))

/** Says that something is written although the person changed it. @throws PortalProblem `conflict` where nothing is to be ticked any more */
export const tickChanges = attendantCommand
  .validator(marcarTrocasImportacao.body)
  .handler(({ data, context }) => context.api.call(marcarTrocasImportacao, { body: data }))

/** Lets the same file be sent once more. */
export const releaseImport = attendantCommand
  .validator(liberarImportacao.body)
  .handler(({ data, context }) => context.api.call(liberarImportacao, { body: data }))

/** Begins the check of all rows. @throws PortalProblem `invalid` with the columns */
export const checkImport = attendantCommand
  .validator(conferirImportacao.body)
  .handler(({ data, context }) => context.api.call(conferirImportacao, { body: data }))

/** Begins to write what was checked. @throws PortalProblem `conflict` when that is not what was seen */
export const applyImport = attendantCommand
  .validator(aplicarImportacao.body)
  .handler(({ data, context }) => context.api.call(aplicarImportacao, { body: data }))

/** Begins to undo an import. */
export const undoImport = attendantCommand
  .validator(desfazerImportacao.body)
  .handler(({ data, context }) => context.api.call(desfazerImportacao, { body: data }))

/** Puts one away of which nothing is written. */
export const discardImport = attendantCommand
  .validator(descartarImportacao.body)
  .handler(({ data, context }) => context.api.call(descartarImportacao, { body: data }))
