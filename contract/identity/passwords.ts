import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { cpf } from '../formats.ts'
import { knownDevice, knownDeviceTokens } from './known-devices.ts'
import { ownPasswordRequired, passwordSentence } from './passwords.text.ts'

const LONGEST_PASSWORD = 200
const tooLong = 'A senha é longa demais.'

/** The caller's own password, typed again before something risky. It is checked and never kept. */
export const ownPassword = v.pipe(
  v.string(ownPasswordRequired),
  v.minLength(1, ownPasswordRequired),
  v.maxLength(LONGEST_PASSWORD, tooLong),
)

/** A new password and its confirmation, as typed. Whether they can be accepted is `checkPasswordValues` of `password-check.ts`. */
export const newPassword = {
  senha: v.pipe(
    v.string(passwordSentence({ field: 'password', code: 'required' })),
    v.maxLength(LONGEST_PASSWORD, tooLong),
  ),
  confirmacao: v.pipe(
    v.string(passwordSentence({ field: 'confirm', code: 'required' })),
    v.maxLength(LONGEST_PASSWORD, tooLong),
  ),
}

const group = 'Autenticação'

/** A change of one's own password: the current one, the new one and its confirmation. */
const passwordChange = v.strictObject({ senhaAtual: ownPassword, ...newPassword })

/**
 * Changes the caller's password. The session goes on, every other one ends, and the person is told by e-mail. 422 `senhaAtual` counts as
 * a failed sign-in.
 */
export const alterarSenha = defineCall({
  method: 'POST',
  path: '/alterarSenha',
  summary: 'Altera a senha de quem está na sessão.',
  group,
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: passwordChange,
  answer: v.object({ alterada: v.literal(true) }),
})

/**
 * Asks for a link by e-mail. The same answer whether the CPF is known or not; three an hour from one address. Who is refused because
 * others asked for many has one in their mailbox that is good for as long as they wait.
 */
export const solicitarRedefinicaoSenha = defineCall({
  method: 'POST',
  path: '/solicitarRedefinicaoSenha',
  summary: 'Envia por e-mail um link para criar uma senha nova.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ cpf, aparelhos: knownDeviceTokens }),
  answer: v.object({ pedido: v.literal(true) }),
})

/** Token of a link: 43 characters that say nothing. */
export const linkToken = v.pipe(
  v.string('O link está incompleto. Abra o link inteiro do e-mail.'),
  v.regex(/^[\w-]{43}$/, 'O link está incompleto. Abra o link inteiro do e-mail.'),
)

/** Says whether a link can still be used. Looking does not use it up. */
export const conferirRedefinicaoSenha = defineCall({
  method: 'POST',
  path: '/conferirRedefinicaoSenha',
  summary: 'Diz se um link de senha ainda pode ser usado.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ token: linkToken }),
  answer: v.object({ valido: v.boolean() }),
})

/** Sets a new password with a link from an e-mail, once. Every session of the person ends. 404 for a link that is no longer good. */
export const redefinirSenha = defineCall({
  method: 'POST',
  path: '/redefinirSenha',
  summary: 'Cria uma senha nova com o link recebido por e-mail.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ token: linkToken, ...newPassword }),
  answer: v.object({ redefinida: v.literal(true), aparelho: v.optional(knownDevice) }),
  problems: [404],
})
