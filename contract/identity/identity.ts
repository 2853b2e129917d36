import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, isoInstant, named, sentence, wordOf } from '../formats.ts'
import { SHORTEST_REASON } from '../service-desk/service-desk.ts'
import { linkToken, ownPassword } from './passwords.ts'
import { identityFactWords } from './wire-words.ts'

const group = 'Proteção do acesso'

/** Days as `AAAA-MM-DD`. */
const day = v.string()

/**
 * An e-mail that was changed for a person and still waits. `anterior` and `novo` masked; `anterior` null: there was none. `abreEm`: first day on
 * which it is the person's like any other. `por`: the attendant who changed it.
 */
const waitingEmail = v.object({
  id,
  anterior: v.nullable(v.string()),
  novo: v.string(),
  origem: v.picklist(['atendimento', 'planilha', 'recadastramento']),
  desde: isoInstant,
  abreEm: day,
})
export type WaitingEmailOnWire = v.InferOutput<typeof waitingEmail>

/** The state of the text message to the person's telephone. */
const textState = v.picklist(['na-fila', 'enviada', 'desistiu', 'sem-provedor'])

/**
 * How an attendant sees it. `avisoCelular`: who is told by telephone, the number masked; null where there is none on record. `faltam`: people of the service desk who have to confirm it before it waits no more; `impedimento`: why the caller is none of them,
 * null when they may.
 */
const waitingEmailForDesk = v.object({
  ...waitingEmail.entries,
  por: v.nullable(named),
  confirmadoPor: v.array(named),
  faltam: v.number(),
  avisoCelular: v.nullable(v.object({ numero: v.string(), situacao: textState })),
  impedimento: v.nullable(v.string()),
})

/** The e-mail of somebody who attends, which another administrator has to confirm before it changes. */
const askedEmail = v.object({
  id,
  novo: v.string(),
  motivo: v.nullable(v.string()),
  por: named,
  desde: isoInstant,
  impedimento: v.nullable(v.string()),
})

/** The change before the account that came after it. */
const identityFact = wordOf(identityFactWords)

/**
 * Everything that keeps a person's access and money from somebody else, as the service desk sees it; all null where nothing changed lately.
 * `contaEmEspera`: an account that takes effect on a day. `contaRecente`: one that came after a change of how the person is known, for which each payment asks for a
 * second level.
 */
export const identityProtection = v.object({
  emailEmEspera: v.nullable(waitingEmailForDesk),
  emailPedido: v.nullable(askedEmail),
  contaEmEspera: v.nullable(v.object({ desde: isoInstant, valeEm: day })),
  contaRecente: v.nullable(
    v.object({ desde: isoInstant, mudou: identityFact, mudouEm: isoInstant, pagaEm: v.nullable(day) }),
  ),
})
export type IdentityProtectionOnWire = v.InferOutput<typeof identityProtection>

/** The same as the person reads it: without who of the service desk. */
export const ownProtection = v.object({
  emailEmEspera: v.nullable(waitingEmail),
  contaEmEspera: v.nullable(v.object({ desde: isoInstant, valeEm: day })),
})
export type OwnProtection = v.InferOutput<typeof ownProtection>

const change = { idPessoa: id, idAlteracao: id }

/**
 * Says that a changed e-mail is the person's, after the attendant made sure: with the second of them it waits no more, and of somebody who
 * attends it changes. 403 for who changed it, or confirmed it already; 404 when nothing waits under that id.
 */
export const confirmarAlteracaoEmail = defineCall({
  method: 'POST',
  path: '/confirmarAlteracaoEmail',
  summary: 'Confirma, pelo atendimento, que um e-mail alterado é da pessoa.',
  group,
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'body.idPessoa', need: 'access' },
  body: v.strictObject(change),
  answer: identityProtection,
})

/**
 * Takes back a changed e-mail that waits: the one before is in force again and the person is told, and of somebody who attends what was
 * asked for is dropped. 404 when nothing waits under that id.
 */
export const desfazerAlteracaoEmail = defineCall({
  method: 'POST',
  path: '/desfazerAlteracaoEmail',
  summary: 'Desfaz, pelo atendimento, uma alteração de e-mail que ainda espera.',
  group,
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'body.idPessoa', need: 'access' },
  body: v.strictObject({
    ...change,
    motivo: v.pipe(
      sentence(500, 'Escreva o motivo.'),
      v.minLength(SHORTEST_REASON, `Explique o motivo com pelo menos ${SHORTEST_REASON} letras.`),
    ),
  }),
  answer: identityProtection,
})

/** The person says with their password that the changed e-mail is theirs: it waits no more. 409 when none waits. */
export const confirmarMeuEmail = defineCall({
  method: 'POST',
  path: '/confirmarMeuEmail',
  summary: 'Confirma, com a senha da pessoa, que o e-mail alterado é dela.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'self' },
  body: v.strictObject({ idPessoa: id, senha: ownPassword }),
  answer: ownProtection,
  problems: [409],
})

/** The change that the link in the e-mail to the address before is about; `valido` false for one that is over. Looking does not use it up. */
export const conferirAlteracaoEmail = defineCall({
  method: 'POST',
  path: '/conferirAlteracaoEmail',
  summary: 'Diz se o link sobre um e-mail alterado ainda vale.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({ token: linkToken }),
  answer: v.variant('valido', [
    v.object({ valido: v.literal(true), novo: v.string(), origem: waitingEmail.entries.origem, abreEm: day }),
    v.object({ valido: v.literal(false) }),
  ]),
})

/**
 * Answers it from the address before: `sim`, the new one waits no more; `nao`, the old one is in force again, every session that began since ends, and the
 * service desk is told. Once. 404 for a link that is over.
 */
export const responderAlteracaoEmail = defineCall({
  method: 'POST',
  path: '/responderAlteracaoEmail',
  summary: 'Responde, pelo endereço antigo, se a pessoa pediu a alteração do e-mail.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  body: v.strictObject({
    token: linkToken,
    resposta: v.picklist(['sim', 'nao'], 'Responda sim ou não.'),
  }),
  answer: v.object({ respondido: v.literal(true) }),
  problems: [404],
})
