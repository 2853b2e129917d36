import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, phoneText, sentence, typedDate, wordOf } from '../formats.ts'
import type { WordOf } from '../wire-words.ts'
import { invitationLinkSentences } from './invitation-answers.text.ts'
import { invitationLinkWords } from './wire-words.ts'

/** Token of an invitation's link: 43 characters that say nothing. */
const invitationToken = v.pipe(
  v.string(invitationLinkSentences.incomplete),
  v.regex(/^[\w-]{43}$/, invitationLinkSentences.incomplete),
)

const ofLink = { token: invitationToken }

/** The facts of the e-mail, and nothing else about anybody. `validoAte`: last day to answer. */
const invitationPreview = v.object({
  /** Name by which the person was invited. */
  nome: v.string(),
  /** Address that was invited, hidden but for its first letter and its domain. */
  email: v.string(),
  convidante: v.string(),
  plano: v.object({ id, nome: v.string() }),
  entidade: v.string(),
  validoAte: typedDate,
})
export type InvitationPreview = v.InferOutput<typeof invitationPreview>

export type InvitationLinkSituation = WordOf<typeof invitationLinkWords>

const group = 'Convites recebidos'

/** The invitation of a link. Looking does not use the link up. `convite` null: no such link. */
export const conferirConvite = defineCall({
  method: 'POST',
  path: '/conferirConvite',
  summary: 'Mostra o convite de um link recebido por e-mail.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject(ofLink),
  answer: v.object({
    convite: v.nullable(v.object({ ...invitationPreview.entries, situacao: wordOf(invitationLinkWords) })),
  }),
})
export type InvitationByLink = v.InferOutput<typeof conferirConvite.answer>['convite']

/** Who accepts. `cpf` and `telefone` as typed or as they are kept; `adesao`: they want to join the plan. */
export const invitedPerson = v.strictObject({
  nome: v.pipe(v.string('Informe o seu nome.'), v.maxLength(80, 'Use no máximo 80 caracteres.')),
  cpf: v.pipe(v.string('Informe o CPF.'), v.maxLength(14, 'O CPF tem 11 números.')),
  nascimento: v.nullable(typedDate),
  telefone: phoneText('Informe o celular.'),
  adesao: v.boolean('Confirme que você quer participar do plano.'),
})
export type InvitedPersonValues = v.InferOutput<typeof invitedPerson>

/**
 * Accepts an invitation with the data of somebody who has no access yet. The answer is the same for a CPF that is known: then nothing is
 * changed, and whoever it belongs to is told at the address on record. One attempt a link: 409 afterwards, and 404 for no such link.
 */
export const aceitarConvite = defineCall({
  method: 'POST',
  path: '/aceitarConvite',
  summary: 'Aceita um convite e envia por e-mail o passo seguinte.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ ...ofLink, ...invitedPerson.entries }),
  answer: v.object({ recebido: v.literal(true) }),
  problems: [404, 409],
})

/** Accepts an invitation with the caller's own account: one more plan link. 409 for who is in the plan, or sent it themselves. */
export const aderirPorConvite = defineCall({
  method: 'POST',
  path: '/aderirPorConvite',
  summary: 'Aceita um convite com o cadastro de quem está na sessão.',
  group,
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: v.strictObject(ofLink),
  answer: v.object({ plano: v.object({ id, nome: v.string() }), matricula: v.string() }),
  problems: [403, 404, 409],
})

/** Why somebody refuses, if they say it. */
export const invitationRefusal = v.strictObject({
  motivo: v.optional(v.nullable(sentence(200, 'Escreva o motivo ou deixe o campo vazio.')), null),
})

/** Refuses an invitation; who sent it is told. 409 once it was answered, 404 for no such link. */
export const recusarConvite = defineCall({
  method: 'POST',
  path: '/recusarConvite',
  summary: 'Recusa um convite, com um motivo se a pessoa quiser.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ ...ofLink, ...invitationRefusal.entries }),
  answer: v.object({ recusado: v.literal(true) }),
  problems: [404, 409],
})
