import * as v from 'valibot'
import {
  RE_REGISTRATION_GROUPS,
  RE_REGISTRATION_ITEMS,
  RE_REGISTRATION_PROOFS,
} from '#domain/re-registration/groups.ts'
import { fatcaValues, pepValues } from '../declarations/declarations.ts'
import { defineCall } from '../define-call.ts'
import { dependantRulesOfPerson, dependantValues, MAX_DEPENDANTS } from '../dependants/dependants.ts'
import {
  id,
  isoInstant,
  named,
  phoneText,
  sentence,
  submissionKey,
  typedText,
  version,
  yesNo,
} from '../formats.ts'
import { addressValues } from '../people/addresses.ts'
import { proofRules } from '../proof.ts'
import { type MaritalStatus, maritalNames } from './re-registration.text.ts'

const keysOf = <Name extends string>(names: Readonly<Record<Name, string>>) => Object.keys(names) as Name[]

/**
 * Values of each group, as typed: everything may be empty while it is being filled in. `agencia` and `conta` in the format of the bank. The
 * declarations are those of the services PEP and FATCA; their `confirmacao` is the one of the whole submission.
 */
export const groupValues = {
  pessoal: v.strictObject({
    nome: typedText(120),
    nomeMae: typedText(120),
    estadoCivil: v.nullable(v.picklist(keysOf<MaritalStatus>(maritalNames))),
    documento: typedText(30),
    orgaoEmissor: typedText(30),
  }),
  endereco: addressValues,
  contatos: v.strictObject({
    email: typedText(120),
    celular: phoneText('Informe o celular.'),
    telefone: phoneText('Informe o telefone.'),
  }),
  banco: v.strictObject({ banco: typedText(3), agencia: typedText(6), conta: typedText(20) }),
  dependentes: v.strictObject({
    dependentes: v.pipe(
      v.array(dependantValues),
      v.maxLength(MAX_DEPENDANTS, `Informe no máximo ${MAX_DEPENDANTS} dependentes.`),
    ),
  }),
  declaracoes: v.strictObject({ pep: pepValues, fatca: fatcaValues }),
} as const
export type GroupValues = { [Group in keyof typeof groupValues]: v.InferOutput<(typeof groupValues)[Group]> }

const answered = <const Values extends v.GenericSchema>(values: Values) =>
  v.optional(v.strictObject({ resposta: v.picklist(['certo', 'mudou']), valores: v.nullable(values) }))

/** Answers so far, by group: `certo` confirms the record; `mudou` brings new values, which may be half filled in. */
export const reRegistrationDraft = v.strictObject({
  pessoal: answered(groupValues.pessoal),
  endereco: answered(groupValues.endereco),
  contatos: answered(groupValues.contatos),
  banco: answered(groupValues.banco),
  dependentes: answered(groupValues.dependentes),
  declaracoes: answered(groupValues.declaracoes),
})
export type ReRegistrationDraft = v.InferOutput<typeof reRegistrationDraft>

const known = v.object({
  pessoal: v.nullable(groupValues.pessoal),
  endereco: v.nullable(groupValues.endereco),
  contatos: v.nullable(groupValues.contatos),
  banco: v.nullable(groupValues.banco),
  dependentes: v.nullable(groupValues.dependentes),
  declaracoes: v.nullable(groupValues.declaracoes),
})
export type GroupsOnRecord = v.InferOutput<typeof known>

const item = v.picklist(RE_REGISTRATION_ITEMS, 'Escolha um item da lista.')
const proof = v.picklist(RE_REGISTRATION_PROOFS, 'Escolha um documento da lista.')
const refusedItem = v.object({ item, motivo: v.string() })
/** A file that waits for the sending, or went with it. */
export const sentFile = v.object({ id: v.string(), comprovante: proof, tipo: v.string(), bytes: v.number() })
const sent = v.object({ protocolo: v.string(), enviadoEm: isoInstant, codigo: v.string() })
export type SentReRegistration = v.InferOutput<typeof sent>

/** Stored re-registration. `anterior`: the record before it; null: none. */
export const reRegistrationData = v.object({
  campanha: v.string(),
  atendente: v.nullable(v.string()),
  grupos: v.array(
    v.object({
      grupo: v.picklist(RE_REGISTRATION_GROUPS),
      resposta: v.picklist(['certo', 'mudou']),
      anterior: v.nullable(v.record(v.string(), v.unknown())),
      atual: v.record(v.string(), v.unknown()),
    }),
  ),
  arquivos: v.array(sentFile),
  declaracao: v.string(),
})
export type ReRegistrationData = v.InferOutput<typeof reRegistrationData>

/**
 * Everything that the page of a re-registration shows: what is on record, the draft (`versao` 0: none yet), the files that wait, what
 * was refused last time, and the receipt once it is sent. `atendente`: who generated the code.
 */
export const retornarRecadastramento = defineCall({
  method: 'GET',
  path: '/retornarRecadastramento',
  summary: 'Retorna o recadastramento do token.',
  group: 'Recadastramento',
  access: { kind: 're-registration' },
  about: { nothing: 'own-session' },
  answer: v.object({
    /** Day of São Paulo. */
    hoje: v.string(),
    pessoa: v.object({ nome: v.string(), cpf: v.string(), nascimento: v.nullable(v.string()) }),
    status: named,
    expiraEm: isoInstant,
    atendente: v.nullable(v.string()),
    /** "S": by their declarations and address they live abroad today, and are asked for an address there. */
    residente_exterior: yesNo,
    grupos: v.array(v.picklist(RE_REGISTRATION_GROUPS)),
    /** Kinship counts up to this degree for political exposure. */
    grauMaximo: v.number(),
    regrasDependentes: dependantRulesOfPerson,
    cadastro: known,
    rascunho: v.object({
      versao: v.number(),
      salvoEm: v.nullable(isoInstant),
      dados: reRegistrationDraft,
    }),
    arquivos: v.array(sentFile),
    recusados: v.array(refusedItem),
    /** Values sent last time in the groups that were refused. */
    aCorrigir: known,
    enviado: v.nullable(sent),
  }),
  problems: [409],
})

/** Saves the draft after the version that the sender saw (0: none yet). An older one answers 409 `versao-desatualizada`. */
export const salvarRascunhoRecadastramento = defineCall({
  method: 'POST',
  path: '/salvarRascunhoRecadastramento',
  summary: 'Salva o preenchimento do recadastramento.',
  group: 'Recadastramento',
  access: { kind: 're-registration' },
  about: { nothing: 'own-session' },
  body: v.strictObject({
    versao: v.union([v.literal(0), version]),
    // A list would pass for an empty draft.
    dados: v.pipe(
      v.custom<v.InferInput<typeof reRegistrationDraft>>(
        (given) => !Array.isArray(given),
        'Informe o preenchimento.',
      ),
      reRegistrationDraft,
    ),
  }),
  answer: v.object({ versao: v.number(), salvoEm: isoInstant }),
  problems: [409, 413],
})

/** Takes one file; a later one for the same proof takes its place. By its bytes an image or a PDF; nothing is kept of a broken upload. */
export const enviarArquivoRecadastramento = defineCall({
  method: 'POST',
  path: '/enviarArquivoRecadastramento/{comprovante}',
  summary: 'Recebe um arquivo do recadastramento.',
  group: 'Recadastramento',
  access: { kind: 're-registration' },
  about: { nothing: 'own-session' },
  params: v.object({ comprovante: proof }),
  upload: { field: 'arquivo', ...proofRules },
  answer: sentFile,
  problems: [409, 413, 415],
})

/** Sends what the draft holds for analysis. Wrong or missing: 422, each by `group.field`, `group.resposta` or `documentos.proof`. */
export const enviarRecadastramento = defineCall({
  method: 'POST',
  path: '/enviarRecadastramento',
  summary: 'Envia o recadastramento para análise.',
  group: 'Recadastramento',
  access: { kind: 're-registration' },
  about: { nothing: 'own-session' },
  body: v.strictObject({
    versao: version,
    declaracao: v.literal(true, 'Confirme que as informações são verdadeiras.'),
    chaveEnvio: submissionKey,
  }),
  answer: sent,
  problems: [409],
})

/** The receipt as a PDF. */
export const comprovanteRecadastramento = defineCall({
  method: 'GET',
  path: '/comprovanteRecadastramento',
  summary: 'Entrega o comprovante do recadastramento enviado.',
  group: 'Recadastramento',
  access: { kind: 're-registration' },
  about: { nothing: 'own-session' },
  file: 'application/pdf',
  problems: [404],
})

/**
 * Refuses a re-registration in analysis, each item with its reason. `versao` as in movimentarRequisicao. The stage and the level of
 * `recadastramento` in the settings say who may.
 */
export const indeferirRecadastramento = defineCall({
  method: 'POST',
  path: '/indeferirRecadastramento',
  summary: 'Indefere um recadastramento, item por item.',
  group: 'Recadastramento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({
    idRequisicao: id,
    versao: version,
    itens: v.pipe(
      v.array(v.strictObject({ item, motivo: sentence(120, 'Escreva o motivo.') })),
      v.minLength(1, 'Escolha pelo menos um item.'),
      v.maxLength(RE_REGISTRATION_ITEMS.length, 'Há itens demais.'),
      v.check(
        (itens) => new Set(itens.map(({ item: name }) => name)).size === itens.length,
        'Cada item só pode ser recusado uma vez.',
      ),
    ),
  }),
  answer: v.object({ indeferido: v.literal(true) }),
  problems: [409],
})
