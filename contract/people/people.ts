import * as v from 'valibot'
import { awaitedAnswer } from '../collection/contribution-payments.ts'
import { enhancedDiligence } from '../declarations/declarations.ts'
import { defineCall } from '../define-call.ts'
import { boundedText, cpf, email, id, idText, keyword, named, sentence } from '../formats.ts'
import { identityProtection } from '../identity/identity.ts'
import { returningEmails } from '../messages/emails.ts'
import { recordHold } from '../records/retention.ts'
import { SHORTEST_REASON } from '../service-desk/service-desk.ts'

/**
 * A person as the service desk finds them. `cpf` masked (`***.982.247-**`); `status` of the re-registration, null for who was never
 * asked to re-register.
 */
const personFound = v.object({
  id,
  nome: v.string(),
  cpf: v.string(),
  email: v.nullable(v.string()),
  status: v.nullable(named),
})
export type PersonFound = v.InferOutput<typeof personFound>

/** Fewest characters that are searched; the portal does not ask with less. */
export const SHORTEST_KEYWORD = 3

/**
 * People by name (accents and capitals aside), e-mail or digits of the CPF, of which three in a row are enough; who is called so first,
 * then by name. In a name of several words one of fewer than three letters is looked for where a word begins. `page` starts at 0; `temMais` says that another page has someone.
 */
export const filtrarPessoas = defineCall({
  method: 'GET',
  path: '/filtrarPessoas',
  summary: 'Procura pessoas por nome, e-mail ou CPF.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { nothing: 'scoped-list' },
  query: v.object({
    palavraChave: v.pipe(
      keyword,
      v.minLength(SHORTEST_KEYWORD, `Escreva pelo menos ${SHORTEST_KEYWORD} letras ou números.`),
    ),
    page: boundedText(0, 1000, 0),
    limit: boundedText(1, 50, 10),
  }),
  answer: v.object({ pessoas: v.array(personFound), temMais: v.boolean() }),
  problems: [403],
})

/**
 * One person, as the search shows them; `cpf`: all eleven digits, for the calls that name a person so. `impedimento`: why this attendant
 * must not act on them, a sentence; null when they may. `impedimentoAcesso`: the same of what changes by what they get in. `faleceuEm`: day of a death that is registered; null without one.
 * `emailVoltando`: null as long as e-mails to their address get there. `dadosMantidos`: why nothing of them is deleted although its time may be over.
 */
export const retornarPessoa = defineCall({
  method: 'GET',
  path: '/retornarPessoa/{idPessoa}',
  summary: 'Retorna uma pessoa para o atendimento.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  answer: v.object({
    pessoa: personFound,
    cpf: v.string(),
    impedimento: v.nullable(v.string()),
    faleceuEm: v.nullable(v.string()),
    impedimentoAcesso: v.nullable(v.string()),
    diligencia: enhancedDiligence,
    /** Notices of arrears that the person has not answered, by plan. */
    avisosAtraso: v.array(v.object({ idPlano: id, plano: v.string(), ...awaitedAnswer.entries })),
    protecao: identityProtection,
    emailVoltando: v.nullable(returningEmails),
    dadosMantidos: recordHold,
  }),
})

/** Why the service desk changes a person's e-mail; the person reads it. */
export const emailChangeReason = v.pipe(
  sentence(500, 'Escreva o motivo da alteração.'),
  v.minLength(SHORTEST_REASON, `Explique o motivo com pelo menos ${SHORTEST_REASON} letras.`),
)

/**
 * Changes the e-mail of a person whom the service desk serves, as a request "Alteração de Email Atendimento" that is complete at once.
 * The old and the new address are told. `token`, if given, is the one of the session. An address that somebody else on record has is
 * taken only with `compartilhado`: that the attendant confirmed it (else 422 there). `motivo`: the portal always sends it. It opens no new password for some
 * days (`identity.ts`). Of somebody who attends only an administrator asks for it, and it changes once another one confirms.
 */
export const alterarEmailRecadastramento = defineCall({
  method: 'POST',
  path: '/alterarEmailRecadastramento',
  summary: 'Altera o e-mail de uma pessoa pelo atendimento.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'body.idPessoa', need: 'access' },
  body: v.strictObject({
    cpf,
    email,
    idPessoa: id,
    token: v.optional(v.pipe(v.string(), v.maxLength(200, 'O token é longo demais.'))),
    motivo: v.optional(emailChangeReason),
    compartilhado: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    email: v.string(),
    /** Null for who never joined a plan: requests belong to a plan link. */
    protocolo: v.nullable(v.string()),
    /** Of somebody who attends: nothing changed yet, another administrator confirms it. */
    aguardaConfirmacao: v.optional(v.literal(true)),
  }),
  problems: [409],
})

/** Data of a change of e-mail. The addresses are null in requests that were imported; those only tell why (`motivo`). */
export const emailChangeData = v.object({
  anterior: v.nullable(v.string()),
  novo: v.nullable(v.string()),
  motivo: v.optional(v.string()),
})
export type EmailChangeData = v.InferOutput<typeof emailChangeData>
