import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, idText } from '../formats.ts'

/** Groups of e-mails that a person may turn off. What the law or the contract asks for is in none of them. */
export const messageGroups = ['lembretes', 'documentos', 'andamento', 'mensagens', 'comunicados'] as const
export type MessageGroup = (typeof messageGroups)[number]

const group = 'Perfil'

/** Which groups of e-mails a person wants, in the order in which they are shown; all of them until they say no. */
const messagePreferencesAnswer = v.object({
  preferencias: v.array(v.object({ grupo: v.picklist(messageGroups), desejado: v.boolean() })),
})
export type MessagePreferencesAnswer = v.InferOutput<typeof messagePreferencesAnswer>

/** The e-mails that a person wants beside those that are always sent. */
export const retornarPreferenciasAvisos = defineCall({
  method: 'GET',
  path: '/retornarPreferenciasAvisos/{idPessoa}',
  summary: 'Retorna quais avisos por e-mail a pessoa quer receber.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  answer: messagePreferencesAnswer,
})

/** One group, on or off. */
const messagePreferenceForm = v.strictObject({
  grupo: v.picklist(messageGroups, 'Escolha um dos grupos de avisos.'),
  desejado: v.boolean('Diga sim ou não.'),
})

/** Turns a group of e-mails on or off. */
export const alterarPreferenciaAvisos = defineCall({
  method: 'POST',
  path: '/alterarPreferenciaAvisos',
  summary: 'Liga ou desliga um grupo de avisos por e-mail.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'self' },
  body: v.strictObject({ idPessoa: id, ...messagePreferenceForm.entries }),
  answer: messagePreferencesAnswer,
})
