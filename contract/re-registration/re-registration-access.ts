import * as v from 'valibot'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import { defineCall } from '../define-call.ts'
import { cpf, id, isoInstant, typedDate } from '../formats.ts'
import { knownDeviceTokens } from '../identity/known-devices.ts'
import { ownPassword } from '../identity/passwords.ts'

/** Six digits, with or without spaces between them. */
export const securityCode = v.pipe(
  v.string('Informe o código.'),
  v.maxLength(20, 'O código tem 6 números.'),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.regex(new RegExp(`^\\d{${securityCodeRules.digits}}$`), 'O código tem 6 números.'),
)

/**
 * Sends a code to the person's e-mail. Whoever asks gets the same answer, whether the CPF and the birth date are somebody's or not.
 * Of the codes that were sent the four newest are good, beside one of the service desk, until one of them is used. A fourth code within an
 * hour from one address answers 429 with the wait.
 */
export const solicitarCodigoSeguranca = defineCall({
  method: 'POST',
  path: '/solicitarCodigoSeguranca',
  summary: 'Envia por e-mail um código de segurança para o recadastramento.',
  group: 'Recadastramento',
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ cpf, dataNascimento: typedDate, aparelhos: knownDeviceTokens }),
  answer: v.object({ enviado: v.literal(true), validadeMinutos: v.number() }),
})

/**
 * Exchanges a code, once, for a token of one hour that opens the re-registration of its person and nothing else. Wrong, expired, used
 * and somebody else's code answer the same 401; five of them from one address have to wait 30 minutes (429).
 */
export const validarCodigoSeguranca = defineCall({
  method: 'POST',
  path: '/validarCodigoSeguranca',
  summary: 'Troca um código de segurança por um token de recadastramento.',
  group: 'Recadastramento',
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ cpf, codigo: securityCode, aparelhos: knownDeviceTokens }),
  answer: v.object({ token: v.string(), expiraEm: isoInstant }),
})

/**
 * Opens the caller's own re-registration without a code: who is signed in proves it with their password. The same token as a code
 * gives, for one hour; other codes and an earlier token end. 422 `senha` counts as a failed sign-in; 409 where there is nothing to
 * re-register, or it was sent already.
 */
export const abrirRecadastramento = defineCall({
  method: 'POST',
  path: '/abrirRecadastramento',
  summary: 'Abre o próprio recadastramento de quem está na sessão.',
  group: 'Recadastramento',
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: v.strictObject({ senha: ownPassword }),
  answer: v.object({ token: v.string(), expiraEm: isoInstant }),
  problems: [409],
})

/**
 * Draws a code that an attendant of any level goes through the re-registration with, good for 60 minutes or until another is drawn, and
 * only as long as the person is of no higher level. `idPessoaAdmin` must be who calls. 409 unless the status is
 * *Importado*, *Em andamento* or *Indeferido*.
 */
export const gerarCodigoSegurancaRecadastramentoAdministrador = defineCall({
  method: 'POST',
  path: '/gerarCodigoSegurancaRecadastramentoAdministrador',
  summary: 'Gera um código de segurança para o recadastramento em atendimento.',
  group: 'Recadastramento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'body.cpf', need: 'access' },
  body: v.strictObject({ cpf, idPessoaAdmin: id }),
  answer: v.object({ codigo: v.string(), data: v.object({ codigo: v.string() }), expiraEm: isoInstant }),
  problems: [409],
})

/** Begins a re-registration again: what was filled in is put away and its codes and tokens end. 409 where the status does not allow it. */
export const reiniciarRecadastramento = defineCall({
  method: 'POST',
  path: '/reiniciarRecadastramento',
  summary: 'Reinicia o recadastramento de uma pessoa.',
  group: 'Recadastramento',
  access: { kind: 'attendant', minimumLevel: 3 },
  about: { person: 'body.cpf', need: 'act' },
  body: v.strictObject({ cpf, admin: v.literal('S') }),
  answer: v.object({ reiniciado: v.literal(true) }),
  problems: [409],
})
