import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { isoInstant } from '../formats.ts'

const group = 'E-mails'
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const

/** Id of a message of the catalogue that goes by e-mail. */
const model = v.pipe(v.string('Escolha um e-mail.'), v.regex(/^[a-z_]{1,60}$/, 'Escolha um e-mail.'))

/** Subject and body as somebody writes them; the API checks them with `email-text-check.ts`, which knows the message's variables. */
const written = {
  assunto: v.pipe(v.string('Escreva o assunto.'), v.maxLength(500, 'Use no máximo 150 caracteres.')),
  corpo: v.pipe(v.string('Escreva o texto.'), v.maxLength(10_000, 'Use no máximo 4000 caracteres.')),
}

/** The newest version that the sender saw; 0 while there is none. Any other: 409 `versao-desatualizada`. */
const seen = v.pipe(v.number('Informe a versão.'), v.integer('Informe a versão.'), v.minValue(0))

/** Who gets it: `participante`, `convidado` (somebody without an account). */
const audience = v.picklist(['participante', 'convidado'])

/** An e-mail in the list. `padrao`: it goes out in the portal's own words; then, and while nobody changed it, `alteradoEm` may be null. */
const listed = v.object({
  modelo: v.string(),
  nome: v.string(),
  publico: audience,
  padrao: v.boolean(),
  alteradoEm: v.nullable(isoInstant),
  alteradoPor: v.nullable(v.string()),
})
export type ListedEmailText = v.InferOutput<typeof listed>

/** Words of an e-mail. A body is a text whose lines are paragraphs. */
const words = v.object({ assunto: v.string(), corpo: v.string() })

/** A version, newest first; `texto` null: back to the portal's own words. */
const version = v.object({
  versao: v.number(),
  texto: v.nullable(words),
  publicadoEm: isoInstant,
  publicadoPor: v.string(),
})

/** All there is to know about one e-mail. `botao`: what its link says, which stays as it is. `versao` 0: nobody wrote another text yet. */
const emailTextEdition = v.object({
  modelo: v.string(),
  nome: v.string(),
  publico: audience,
  versao: v.number(),
  atual: words,
  padrao: words,
  botao: v.string(),
  variaveis: v.array(
    v.object({ nome: v.string(), descricao: v.string(), exemplo: v.string(), obrigatoria: v.boolean() }),
  ),
  historico: v.array(version),
})
export type EmailTextEdition = v.InferOutput<typeof emailTextEdition>

/** Every e-mail that the portal sends, by its name. */
export const retornarTextosEmail = defineCall({
  method: 'GET',
  path: '/retornarTextosEmail',
  summary: 'Lista os e-mails que o portal envia e quem escreveu o texto de cada um.',
  group,
  access: anyAttendant,
  about: { nothing: 'settings' },
  answer: v.array(listed),
  problems: [403],
})

/** One e-mail with its words, its variables and its history. */
export const retornarTextoEmail = defineCall({
  method: 'GET',
  path: '/retornarTextoEmail/{modelo}',
  summary: 'Retorna o texto de um e-mail, as variáveis dele e o histórico.',
  group,
  access: anyAttendant,
  about: { nothing: 'settings' },
  params: v.object({ modelo: model }),
  answer: emailTextEdition,
  problems: [403, 404],
})

/**
 * An e-mail as it would look, in the words that are sent, with examples or, given a protocol, with what that request says. Nothing is kept but
 * who looked at whose request. `exemplo`: only examples were filled in.
 */
export const previaTextoEmail = defineCall({
  method: 'POST',
  path: '/previaTextoEmail',
  summary: 'Mostra um e-mail como ele ficaria.',
  group,
  access: anyAttendant,
  about: { setting: 'emails', act: 'edit' },
  body: v.strictObject({
    modelo: model,
    ...written,
    protocolo: v.union(
      [v.literal(''), v.pipe(v.string(), v.trim(), v.regex(/^\d{4}\.\d{7}$/))],
      'Escreva o protocolo como 2026.0000001.',
    ),
  }),
  answer: v.object({ assunto: v.string(), texto: v.string(), html: v.string(), exemplo: v.boolean() }),
  problems: [403, 404],
})
export type EmailTextPreview = v.InferOutput<typeof previaTextoEmail.answer>

/** Sends the words that are on screen, with examples, to the address of who asks. `para` is masked. */
export const testarTextoEmail = defineCall({
  method: 'POST',
  path: '/testarTextoEmail',
  summary: 'Envia um e-mail de teste a quem pede.',
  group,
  access: anyAttendant,
  about: { setting: 'emails', act: 'edit' },
  body: v.strictObject({ modelo: model, ...written }),
  answer: v.object({ para: v.string() }),
  problems: [403, 404, 409],
})

/** Has an e-mail go out in these words from now on, also those that wait in the queue. */
export const publicarTextoEmail = defineCall({
  method: 'POST',
  path: '/publicarTextoEmail',
  summary: 'Publica o texto de um e-mail.',
  group,
  access: anyAttendant,
  about: { setting: 'emails', act: 'publish' },
  body: v.strictObject({ modelo: model, versao: seen, ...written }),
  answer: emailTextEdition,
  problems: [403, 404, 409],
})

/** Has an e-mail go out in the portal's own words again. */
export const restaurarTextoEmail = defineCall({
  method: 'POST',
  path: '/restaurarTextoEmail',
  summary: 'Volta um e-mail ao texto padrão do portal.',
  group,
  access: anyAttendant,
  about: { setting: 'emails', act: 'publish' },
  body: v.strictObject({ modelo: model, versao: seen }),
  answer: emailTextEdition,
  problems: [403, 404, 409],
})
