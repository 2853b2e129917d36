import * as v from 'valibot'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { id, phoneText, submissionKey, typedDate, wordOf } from '../formats.ts'
import { submissionTarget } from '../submission.ts'
import type { WordOf } from '../wire-words.ts'
import { invitationStateWords } from './wire-words.ts'

const kinships = ['conjuge', 'filho', 'pai-mae', 'irmao', 'neto', 'outro-parente', 'colega'] as const

/** Relation of the invited person to the inviting one. */
export type KinshipCode = (typeof kinships)[number]
export const kinshipCodes: readonly KinshipCode[] = kinships

export type InvitationSituation = WordOf<typeof invitationStateWords>

/** An invitation: `validoAte` is the last day on which it may be accepted; the two flags say what may be done with it today. */
const invitationItem = v.object({
  id,
  nome: v.string(),
  email: v.string(),
  parentesco: v.picklist(kinships),
  situacao: wordOf(invitationStateWords),
  enviadoEm: typedDate,
  validoAte: typedDate,
  aceitoEm: v.nullable(typedDate),
  recusadoEm: v.nullable(typedDate),
  /** Why, in the words of who was invited; null when they gave none. */
  motivoRecusa: v.nullable(v.string()),
  canceladoEm: v.nullable(typedDate),
  naoEntregueEm: v.nullable(typedDate),
  podeReenviar: v.boolean(),
  podeCancelar: v.boolean(),
})
export type InvitationItem = v.InferOutput<typeof invitationItem>

const group = 'Convites'

/** A participant's invitations, newest first. `emailProprio`: the address that cannot be invited; `hoje`: the day they were looked at. */
export const retornarConvites = defineLinkReading({
  path: '/retornarConvites/{idPessoa}/{idPlano}',
  summary: 'Lista os convites que o participante enviou para o plano.',
  group,
  service: 'convidar-participante',
  answer: v.object({
    convites: v.array(invitationItem),
    emailProprio: v.nullable(v.string()),
    hoje: typedDate,
  }),
})

/** Who is invited. `telefone`: as typed or as it is kept, or empty; `consentimento`: they agreed to be written to. */
const invitation = v.strictObject({
  chaveEnvio: submissionKey,
  nome: v.pipe(v.string('Informe o nome.'), v.trim(), v.maxLength(80, 'Use no máximo 80 caracteres.')),
  email: v.pipe(v.string('Informe o e-mail.'), v.trim(), v.maxLength(120, 'Use no máximo 120 caracteres.')),
  telefone: phoneText('Informe o telefone.'),
  parentesco: v.picklist(kinships, 'Escolha o parentesco ou a relação.'),
  consentimento: v.boolean('Diga se a pessoa aceita receber o convite.'),
})
export type InvitationInput = v.InferOutput<typeof invitation>

/** The same as it is filled in; the telephone with its punctuation, `parentesco` null until it is chosen. */
export const invitationValues = v.object({
  nome: v.string(),
  email: v.string(),
  telefone: v.string(),
  parentesco: v.nullable(v.picklist(kinships)),
  consentimento: v.boolean(),
})
export type InvitationValues = v.InferOutput<typeof invitationValues>

/** Sends an invitation by e-mail; an address has one at a time. The same again under the same key answers the first one. */
export const convidarParticipante = defineCall({
  method: 'POST',
  path: '/convidarParticipante',
  summary: 'Convida alguém para o plano, por e-mail.',
  group,
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act', service: 'convidar-participante' },
  body: v.strictObject({ ...submissionTarget, ...invitation.entries }),
  answer: invitationItem,
  problems: [409],
})

/** Names one invitation. */
const invitationReference = v.strictObject({ idConvite: id })

const referenceBody = v.strictObject({ ...submissionTarget, ...invitationReference.entries })

/** Sends an invitation again that ran out or could not be delivered. */
export const reenviarConvite = defineCall({
  method: 'POST',
  path: '/reenviarConvite',
  summary: 'Envia de novo um convite que expirou ou não foi entregue.',
  group,
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act', service: 'convidar-participante' },
  body: referenceBody,
  answer: invitationItem,
  problems: [409],
})

/** Withdraws an invitation that waits for an answer. */
export const cancelarConvite = defineCall({
  method: 'POST',
  path: '/cancelarConvite',
  summary: 'Cancela um convite que ainda não foi respondido.',
  group,
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act', service: 'convidar-participante' },
  body: referenceBody,
  answer: invitationItem,
  problems: [409],
})
