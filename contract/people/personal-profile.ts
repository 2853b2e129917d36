import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { email, id, idText, phoneText, yesNo } from '../formats.ts'
import { ownProtection } from '../identity/identity.ts'
import { ownPassword } from '../identity/passwords.ts'
import { returningEmails } from '../messages/emails.ts'
import { addressData, brazilianAddressForm } from './addresses.ts'
import { holderSentences } from './contacts.text.ts'

const group = 'Perfil'
const byPerson = v.object({ idPessoa: idText })
const instant = v.string()

/** Telephone as typed; empty for none. */
const phone = phoneText('Informe o telefone.')

/** Data of a person. `cpf` is masked and `endereco` left out for those who only look; `conta` has its account masked for everybody. */
const personalProfileAnswer = v.object({
  nome: v.string(),
  cpf: v.string(),
  dataNascimento: v.nullable(v.string()),
  /** The address in force; null for none. */
  endereco: v.optional(v.nullable(v.omit(addressData, ['comprovante']))),
  /** Where the person lives by what they said last; left out where `endereco` is. Whoever lives abroad changes the address by a declaration. */
  residente_exterior: v.optional(yesNo),
  email: v.nullable(v.string()),
  /** Of Brazil digits with area code, of another country `+351912345678`; null for none. */
  telefones: v.object({ celular: v.nullable(v.string()), fixo: v.nullable(v.string()) }),
  conta: v.nullable(
    v.object({ banco: v.string(), nomeBanco: v.string(), agencia: v.string(), conta: v.string() }),
  ),
  /** Their contacts that wait; left out where `endereco` is. */
  protecao: v.optional(ownProtection),
  /** Null as long as e-mails to `email` get there; left out where `endereco` is. */
  emailVoltando: v.optional(v.nullable(returningEmails)),
})
export type PersonalProfileAnswer = v.InferOutput<typeof personalProfileAnswer>

/** Personal data, contacts and bank account of a person. */
export const retornarPerfil = defineCall({
  method: 'GET',
  path: '/retornarPerfil/{idPessoa}',
  summary: 'Retorna os dados pessoais, os contatos e a conta bancária de uma pessoa.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: byPerson,
  answer: personalProfileAnswer,
})

/** Telephones as the form gives them. */
const phonesForm = v.strictObject({ celular: phone, fixo: phone })

/** Changes the person's telephones; empty takes one away. */
export const alterarTelefones = defineCall({
  method: 'POST',
  path: '/alterarTelefones',
  summary: 'Altera os telefones da pessoa.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'self' },
  body: v.strictObject({ idPessoa: id, ...phonesForm.entries }),
  answer: personalProfileAnswer,
})

/**
 * Changes the person's address in Brazil; the one before stays as history, and they are told. The same address again changes nothing.
 * 409 for whoever lives abroad: they declare it.
 */
export const alterarEndereco = defineCall({
  method: 'POST',
  path: '/alterarEndereco',
  summary: 'Altera o endereço da pessoa no Brasil.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, ...brazilianAddressForm.entries }),
  answer: personalProfileAnswer,
  problems: [409],
})

/** A new e-mail, with the person's password. */
const emailForm = v.strictObject({ email, senha: ownPassword })

/** Changes the person's e-mail; the old and the new address are told. 422 `senha` counts as a failed sign-in. */
export const alterarEmail = defineCall({
  method: 'POST',
  path: '/alterarEmail',
  summary: 'Altera o e-mail da pessoa, com a senha dela.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'self' },
  body: v.strictObject({ idPessoa: id, ...emailForm.entries }),
  answer: personalProfileAnswer,
})

const short = (empty: string) => v.pipe(v.string(empty), v.maxLength(20, empty))

/** A bank account as the form gives it, in the format of its bank: COMPE number, agency, account, whose it is, and the person's password. */
const bankAccountForm = v.strictObject({
  banco: short('Escolha o banco.'),
  agencia: short('A agência tem 4 números.'),
  conta: short('Escreva a conta com o dígito, como 12345-6.'),
  /** CPF of the holder, which must be the person's own; with or without its dots. */
  cpfTitular: short(holderSentences.required),
  senha: ownPassword,
})

/** Changes the account into which the person is paid, and tells them. 422 `senha` counts as a failed sign-in. */
export const alterarContaBancaria = defineCall({
  method: 'POST',
  path: '/alterarContaBancaria',
  summary: 'Altera a conta bancária da pessoa, com a senha dela.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'self' },
  body: v.strictObject({ idPessoa: id, ...bankAccountForm.entries }),
  answer: personalProfileAnswer,
})

/** A session that is open now. `aparelho`: family of the device; `rede`: the address without its last part. */
const openSession = v.object({
  id,
  aparelho: v.string(),
  rede: v.string(),
  inicio: instant,
  fim: instant,
  atual: v.boolean(),
})

/** Sessions that are open, newest first, and the sign-ins of the last year, at most thirty. */
const accessAnswer = v.object({
  sessoes: v.array(openSession),
  historico: v.array(
    v.object({
      id,
      quando: instant,
      aparelho: v.string(),
      rede: v.string(),
      resultado: v.picklist(['entrou', 'recusado']),
    }),
  ),
})
export type AccessAnswer = v.InferOutput<typeof accessAnswer>

/** The person's own open sessions and sign-ins; nobody else's. */
export const retornarEntradas = defineCall({
  method: 'GET',
  path: '/retornarEntradas/{idPessoa}',
  summary: 'Retorna as sessões abertas e o histórico de acessos da própria pessoa.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'self' },
  params: byPerson,
  answer: accessAnswer,
})

/** Which sessions end: one of them or, with null, every one but the caller's. */
const sessionsToEnd = v.strictObject({ idSessao: v.nullable(id) })

/** Ends open sessions of the caller. 404 for one that is not theirs or not open; 409 for the one that asks. */
export const encerrarOutrasSessoes = defineCall({
  method: 'POST',
  path: '/encerrarOutrasSessoes',
  summary: 'Encerra uma ou todas as outras sessões de quem pede.',
  group,
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: sessionsToEnd,
  answer: v.object({ encerradas: v.number() }),
  problems: [404, 409],
})

/** In the order in which consent is requested: only purposes for which something is sent or done. */
export const consentPurposes = ['novidades'] as const

export type ConsentPurpose = (typeof consentPurposes)[number]

/** Where each consent stands. `versao` of the text as it is today; `desde` null: never answered, which counts as no. */
const consentsAnswer = v.object({
  consentimentos: v.array(
    v.object({
      finalidade: v.picklist(consentPurposes),
      versao: v.number(),
      concedido: v.boolean(),
      desde: v.nullable(instant),
    }),
  ),
})
export type ConsentsAnswer = v.InferOutput<typeof consentsAnswer>

export const retornarConsentimentos = defineCall({
  method: 'GET',
  path: '/retornarConsentimentos/{idPessoa}',
  summary: 'Retorna os consentimentos da pessoa.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: byPerson,
  answer: consentsAnswer,
})

/** One answer, with the version of the text that was on screen. */
const consentForm = v.strictObject({
  finalidade: v.picklist(consentPurposes, 'Escolha um dos consentimentos.'),
  versao: v.number('Informe a versão do texto.'),
  concedido: v.boolean('Diga sim ou não.'),
})

/** Gives or withdraws a consent. 409 when the text changed since it was read. */
export const registrarConsentimento = defineCall({
  method: 'POST',
  path: '/registrarConsentimento',
  summary: 'Registra ou retira um consentimento da pessoa.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'body.idPessoa', need: 'self' },
  body: v.strictObject({ idPessoa: id, ...consentForm.entries }),
  answer: consentsAnswer,
  problems: [409],
})
