import * as v from 'valibot'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import {
  arquivoLinhasRecusadas,
  arquivoModeloImportacao,
  enviarArquivoImportacao,
} from '#contract/imports/imports.ts'
import { IMPORT_KINDS, type ImportKindId } from '#domain/imports/import-sheet.ts'

/** Passes a sheet on, of an attendant; the API refuses everybody else. */
export const importUpload: PortalFile<ImportKindId> = {
  which: v.picklist(IMPORT_KINDS),
  answer: (tipo, request) =>
    receivePersonUpload(request, ({ api, upload }) =>
      api.call(enviarArquivoImportacao, { params: { tipo: tipo ?? 'pessoas' }, upload }),
    ),
}

const kinds = IMPORT_KINDS.join('|')

/** An empty sheet of a kind: `pessoas-xlsx`. */
export const importTemplateFile = personDocument({
  which: v.pipe(v.string(), v.regex(new RegExp(`^(${kinds})-(xlsx|csv)$`))),
  back: () => '/settings',
  ask: ({ api, which }) => {
    const [tipo, formato] = which.split('-') as [ImportKindId, 'xlsx' | 'csv']
    return api.file(arquivoModeloImportacao, { params: { tipo, formato } })
  },
})

/** The refused rows of an import: `pessoas-12`. The API refuses everybody but attendants of the setting's level. */
export const refusedRowsFile = personDocument({
  which: v.pipe(v.string(), v.regex(new RegExp(`^(${kinds})-[1-9]\\d{0,8}$`))),
  back: () => '/settings',
  ask: ({ api, which }) => {
    const [tipo, id] = which.split('-') as [ImportKindId, string]
    return api.file(arquivoLinhasRecusadas, { params: { tipo, idImportacao: Number(id) } })
  },
})
