import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { requestKindSlugs } from './request-kinds.ts'

/**
 * Parts of a kind of request that do not depend on its stages. `decidida`: somebody decides it; others take effect as they are sent.
 * `pagamento`: it pays or transfers money, so two people look at it. `exigencia` of a document: `sempre`, `conforme` the data requested, or
 * `opcional`. `avisos`: notifications to the participant on the way, by the messages of the catalogue.
 */
const requestType = v.object({
  funcionalidade: v.picklist(requestKindSlugs),
  nome: v.string(),
  decidida: v.boolean(),
  pagamento: v.boolean(),
  documentos: v.array(
    v.object({ nome: v.string(), exigencia: v.picklist(['sempre', 'conforme', 'opcional']) }),
  ),
  avisos: v.array(v.object({ modelo: v.string(), titulo: v.string(), porEmail: v.boolean() })),
})
export type RequestType = v.InferOutput<typeof requestType>

/** Every kind of request with its documents and the messages that it sends. Its stages are the rule `request-workflow`. */
export const retornarTiposSolicitacao = defineCall({
  method: 'GET',
  path: '/retornarTiposSolicitacao',
  summary: 'Lista os tipos de solicitação, com os documentos e os avisos de cada um.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  answer: v.array(requestType),
  problems: [403],
})
