import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { sentProof } from '../proof.ts'

/** The registries whose records have a PDF. */
export const documentedRegistries = ['atas', 'fornecedores'] as const
export type DocumentedRegistry = (typeof documentedRegistries)[number]

export const registryDocumentRules = {
  types: ['application/pdf'],
  maximumBytes: 10 * 1024 * 1024,
} as const

/** Keeps a PDF for a record of a registry until the record is saved with it, for two days at most. */
export const enviarDocumentoCadastro = defineCall({
  method: 'POST',
  path: '/enviarDocumentoCadastro/{cadastro}',
  summary: 'Guarda o PDF de um registro de um cadastro.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { setting: 'params.cadastro', act: 'edit' },
  params: v.object({ cadastro: v.picklist(documentedRegistries, 'Este cadastro não tem documentos.') }),
  upload: { field: 'arquivo', ...registryDocumentRules },
  answer: sentProof,
  problems: [403, 413, 415],
})

/** The PDF of a record, published or not, also while its record was not saved yet. */
export const arquivoDocumentoCadastro = defineCall({
  method: 'GET',
  path: '/arquivoDocumentoCadastro/{idDocumento}',
  summary: 'Entrega o PDF de um registro de um cadastro.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  params: v.object({ idDocumento: v.pipe(v.string(), v.uuid('Este documento não existe.')) }),
  file: 'application/pdf',
  problems: [403, 404],
})
