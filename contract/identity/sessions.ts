import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { cpf, id, isoInstant, yesNo } from '../formats.ts'
import { knownDevice, knownDeviceTokens } from './known-devices.ts'

/** The signed-in person. `tipo_admin`: 1 Atendente, 2 Cadastro, 3 Administrador, null for participants. `onboarding`: 'S' while open. */
const signedInPerson = v.object({
  id,
  nome: v.string(),
  cpf: v.string(),
  admin: yesNo,
  tipo_admin: v.nullable(v.picklist([1, 2, 3])),
  onboarding: yesNo,
})
export type SignedInPerson = v.InferOutput<typeof signedInPerson>

/** Opens a session of 3600 s. Wrong CPF and wrong password answer the same 401; after too many failures 429 with the wait. */
export const autenticar = defineCall({
  method: 'POST',
  path: '/autenticar',
  summary: 'Abre uma sessão com CPF e senha.',
  group: 'Autenticação',
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({
    cpf,
    senha: v.pipe(
      v.string('A senha é obrigatória'),
      v.minLength(1, 'A senha é obrigatória'),
      v.maxLength(200, 'A senha é longa demais.'),
    ),
    aparelhos: knownDeviceTokens,
  }),
  answer: v.object({
    token: v.string(),
    expiraEm: isoInstant,
    pessoa: signedInPerson,
    aparelho: v.optional(knownDevice),
  }),
})

/** Ends the session of the bearer token at once, on every server. */
export const encerrarSessao = defineCall({
  method: 'POST',
  path: '/encerrarSessao',
  summary: 'Encerra a sessão do token.',
  group: 'Autenticação',
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: v.strictObject({}),
  answer: v.object({ encerrada: v.literal(true) }),
})

/** Gives a ticket of 60 s that opens one real-time connection, so that the session token never reaches the page. */
export const gerarTokenSocket = defineCall({
  method: 'POST',
  path: '/gerarTokenSocket',
  summary: 'Gera um bilhete curto para a conexão em tempo real.',
  group: 'Autenticação',
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: v.strictObject({}),
  answer: v.object({ token: v.string(), expiraEm: isoInstant }),
})
