import * as v from 'valibot'
import { isEmailAddress } from '#domain/email-address.ts'
import { defineCall } from '../define-call.ts'
import { numberFromOne, sentence } from '../formats.ts'
import { helpChannelsText as text } from './help-channels.text.ts'

const optional = (maximum: number) => v.union([v.literal(''), sentence(maximum, text.empty)], text.empty)

/** A way to reach the entity, as attendants set it: at least by telephone or by e-mail. `ordem` says where it stands, from 1. */
export const helpChannelData = v.pipe(
  v.strictObject({
    nome: sentence(60, text.name),
    telefone: v.pipe(
      optional(30),
      v.check((phone) => phone === '' || /^[+(\d][\d ()-]{2,}$/.test(phone), text.phone),
    ),
    email: v.pipe(
      optional(120),
      v.check((email) => email === '' || isEmailAddress(email), text.email),
    ),
    horario: optional(120),
    ordem: numberFromOne(99, text.place),
  }),
  v.forward(
    v.check(({ telefone, email }) => telefone !== '' || email !== '', text.oneOfBoth),
    ['telefone'],
  ),
)
export type HelpChannelData = v.InferOutput<typeof helpChannelData>

const helpChannel = v.object({
  nome: v.string(),
  telefone: v.string(),
  email: v.string(),
  horario: v.string(),
})
export type HelpChannel = v.InferOutput<typeof helpChannel>

/** How the entity is reached, in its own order; what a channel does not have is empty. Shown to everybody, signed in or not. */
export const retornarCanaisAjuda = defineCall({
  method: 'GET',
  path: '/retornarCanaisAjuda',
  summary: 'Retorna telefones, e-mails e horários de atendimento da entidade.',
  group: 'Atendimento',
  access: { kind: 'public' },
  about: { nothing: 'public' },
  answer: v.array(helpChannel),
})
