import * as v from 'valibot'
import { NO_TAX_NUMBER_REASONS } from '#domain/declarations/fatca.ts'
import type { CallAnswer } from '../call-types.ts'
import { countryCodes } from '../country-names.ts'
import { defineCall, defineLinkReading, type WireSchema } from '../define-call.ts'
import {
  id,
  idText,
  isoInstant,
  linkParams,
  linkQuery,
  optionalText,
  typedDate,
  wordOf,
  yesNo,
} from '../formats.ts'
import { takesProof } from '../proof.ts'
import { defineSubmission, submission } from '../submission.ts'
import { regimeWords } from '../taxes/wire-words.ts'
import { declarationStateWords, pepRelationWords } from './wire-words.ts'

/** ISO code of two letters; empty while none is chosen. */
const country = v.picklist(['', ...countryCodes], 'Escolha um país da lista.')
const answer = v.nullable(yesNo)
const day = v.nullable(typedDate)

const pepRelation = wordOf(pepRelationWords)

/**
 * Answers about political exposure. The rest counts only with `ppe` "S"; name and CPF are those of the exposed person, where it is
 * somebody else; `fim` is left out while in office.
 */
export const pepValues = v.strictObject({
  ppe: answer,
  relacao: v.nullable(pepRelation),
  nome: optionalText(120),
  cpf: optionalText(14),
  grauParentesco: v.nullable(v.picklist([1, 2, 3])),
  cargo: optionalText(120),
  orgao: optionalText(120),
  pais: country,
  inicio: day,
  fim: day,
  emExercicio: v.boolean(),
  confirmacao: v.boolean(),
})
export type PepValues = v.InferOutput<typeof pepValues>

/** The answers of who is exposed to nobody's office, confirmed. */
export const notExposed: PepValues = {
  ppe: 'N',
  relacao: null,
  nome: '',
  cpf: '',
  grauParentesco: null,
  cargo: '',
  orgao: '',
  pais: '',
  inicio: null,
  fim: null,
  emExercicio: false,
  confirmacao: true,
}

/** A tax residence: a number, or the reason why there is none. */
const taxResidence = v.strictObject({
  pais: country,
  nif: optionalText(30),
  motivoSemNif: v.nullable(v.picklist(NO_TAX_NUMBER_REASONS)),
  explicacao: optionalText(300),
})

/** Answers for FATCA and CRS. `indiciosEstadosUnidos`: an address or telephone there is on record. */
export const fatcaValues = v.strictObject({
  cidadeNascimento: optionalText(80),
  paisNascimento: country,
  nacionalidade: country,
  outraNacionalidade: country,
  pessoaEstadosUnidos: answer,
  indiciosEstadosUnidos: v.boolean(),
  explicacaoIndicios: optionalText(300),
  residenciasFiscais: v.pipe(v.array(taxResidence), v.maxLength(6, 'Há residências fiscais demais.')),
  confirmacao: v.boolean(),
})
export type FatcaValues = v.InferOutput<typeof fatcaValues>

/** Answers about living abroad. The rest counts only with "S"; `comprovante` is the id of a file that was sent before. */
export const residenceValues = v.strictObject({
  residente_exterior: answer,
  pais: country,
  codigoPostal: optionalText(20),
  nif: optionalText(20),
  complemento: optionalText(120),
  comprovante: v.nullable(v.pipe(v.string(), v.uuid('Envie o comprovante de novo.'))),
  comprovanteEmitidoEm: day,
})
export type ResidenceValues = v.InferOutput<typeof residenceValues>

/** Data of a declaration of political exposure. `cpf` of the exposed person: eleven digits, or empty. */
export const pepData = v.object({
  ppe: yesNo,
  exposicao: v.nullable(
    v.object({
      relacao: pepRelation,
      nome: v.string(),
      cpf: v.string(),
      grauParentesco: v.nullable(v.number()),
      cargo: v.string(),
      orgao: v.string(),
      pais: v.string(),
      inicio: v.string(),
      fim: v.nullable(v.string()),
    }),
  ),
})
export type PepData = v.InferOutput<typeof pepData>

/**
 * That what a politically exposed person asks for is looked at more closely, as attendants are told in a case and on the person's card, never in a
 * list. `ate`: last day; null while in office. Null: no diligence beyond everybody's.
 */
export const enhancedDiligence = v.nullable(v.object({ ate: v.nullable(v.string()) }))
export type EnhancedDiligence = v.InferOutput<typeof enhancedDiligence>

/** Data of a declaration for FATCA and CRS. `explicacaoIndicios` null: no signs of the United States on record. */
export const fatcaData = v.object({
  cidadeNascimento: v.string(),
  paisNascimento: v.string(),
  nacionalidades: v.array(v.string()),
  pessoaEstadosUnidos: yesNo,
  explicacaoIndicios: v.nullable(v.string()),
  residenciasFiscais: v.array(
    v.object({
      pais: v.string(),
      nif: v.string(),
      motivoSemNif: v.nullable(v.picklist(NO_TAX_NUMBER_REASONS)),
      explicacao: v.string(),
    }),
  ),
})
export type FatcaData = v.InferOutput<typeof fatcaData>

/** Data of a declaration of living abroad; `residencia` null: lives in Brazil. */
export const residenceData = v.object({
  residente_exterior: yesNo,
  residencia: v.nullable(
    v.object({
      pais: v.string(),
      codigoPostal: v.string(),
      nif: v.string(),
      complemento: v.string(),
      /** Null: it came another way than the portal. */
      comprovante: v.nullable(v.object({ id: v.string(), tipo: v.string(), bytes: v.number() })),
      comprovanteEmitidoEm: v.nullable(v.string()),
    }),
  ),
})
export type ResidenceData = v.InferOutput<typeof residenceData>

/** Where the newest declaration stands; `validaAte` is its last good day, null when it has no end. */
const declarationState = v.object({
  codigo: wordOf(declarationStateWords),
  validaAte: v.nullable(v.string()),
})
export type DeclarationStateOnWire = v.InferOutput<typeof declarationState>

/** A declaration that was made. `codigo` is the verification code of its request, printed on its proof. */
const declarationOf = <const Data extends WireSchema>(dados: Data) =>
  v.object({
    idRequisicao: id,
    protocolo: v.string(),
    declaradaEm: isoInstant,
    validaAte: v.nullable(v.string()),
    codigo: v.string(),
    dados,
  })

/** Answer of all three readings, newest declaration first. `hoje` is the day that the rules count from. */
const historyOf = <const Data extends WireSchema>(dados: Data) => ({
  hoje: v.string(),
  situacao: declarationState,
  declaracoes: v.array(declarationOf(dados)),
})

export type DeclarationsOnWire<Data> = {
  hoje: string
  situacao: DeclarationStateOnWire
  declaracoes: readonly {
    idRequisicao: number
    protocolo: string
    declaradaEm: string
    validaAte: string | null
    codigo: string
    dados: Data
  }[]
}

/** Declarations about political exposure, in any plan. `grauMaximo`: kinship counts up to this degree. */
export const retornarDeclaracoesPep = defineLinkReading({
  path: '/retornarDeclaracoesPep/{idPessoa}/{idPlano}',
  summary: 'Retorna as declarações de pessoa exposta politicamente e a situação da última.',
  group: 'Declarações',
  service: 'pep',
  answer: v.object({ ...historyOf(pepData), grauMaximo: v.number() }),
})

export type PepDeclarations = CallAnswer<typeof retornarDeclaracoesPep>

/** Declarations for FATCA and CRS, in any plan. */
export const retornarDeclaracoesFatca = defineLinkReading({
  path: '/retornarDeclaracoesFatca/{idPessoa}/{idPlano}',
  summary: 'Retorna as declarações de residência fiscal e a situação da última.',
  group: 'Declarações',
  service: 'fatca',
  answer: v.object(historyOf(fatcaData)),
})
export type FatcaDeclarations = CallAnswer<typeof retornarDeclaracoesFatca>

const rate = v.nullable(v.number())
const byResidence = <const Value extends WireSchema>(value: Value) =>
  v.object({ noBrasil: value, noExterior: value })

/**
 * Withholding from the payments of a plan link in Brazil and abroad; `residente_exterior` says which of the two holds, `desde` since when
 * by the person's own declaration (null: they never made one). Rates in points. `beneficioNoExterior` null: as in Brazil; `resgate` null:
 * by the age of each contribution. `ultimoPagamento`: tax of the newest pay slip, reais; null where no table taxed one.
 */
const residenceTaxes = v.object({
  residente_exterior: yesNo,
  pais: v.string(),
  desde: v.nullable(v.string()),
  regime: wordOf(regimeWords),
  beneficioNoExterior: rate,
  resgate: byResidence(rate),
  ultimoPagamento: v.nullable(v.object({ competencia: v.string(), ...byResidence(v.number()).entries })),
})
export type ResidenceTaxesOnWire = v.InferOutput<typeof residenceTaxes>

/** Declarations about living abroad, in any plan. `comprovanteDesde`: a proof may not be older than this day. */
export const retornarDeclaracoesResidencia = defineLinkReading({
  path: '/retornarDeclaracoesResidencia/{idPessoa}/{idPlano}',
  summary: 'Retorna as declarações de residência no exterior e a situação da última.',
  group: 'Declarações',
  service: 'residente-exterior',
  answer: v.object({
    ...historyOf(residenceData),
    comprovanteMaximoDias: v.number(),
    comprovanteDesde: v.string(),
    tributacao: residenceTaxes,
  }),
})
export type ResidenceDeclarations = CallAnswer<typeof retornarDeclaracoesResidencia>

/** Declarations as their forms send them: their answers, with what goes with every submission. */
const pepDeclaration = v.strictObject({ ...submission, ...pepValues.entries })
const fatcaDeclaration = v.strictObject({ ...submission, ...fatcaValues.entries })
const residenceDeclaration = v.strictObject({ ...submission, ...residenceValues.entries })

/** Declares political exposure or its absence. Complete as it is filed; sending the same key again answers the first receipt. */
export const declararPep = defineSubmission({
  path: '/declararPep',
  summary: 'Registra uma declaração de pessoa exposta politicamente, que só a própria pessoa faz.',
  group: 'Declarações',
  need: 'self',
  request: pepDeclaration,
  data: pepData,
})

/** Declares where taxes are paid. Complete as it is filed. */
export const declararFatca = defineSubmission({
  path: '/declararFatca',
  summary: 'Registra uma declaração de residência fiscal (FATCA e CRS), que só a própria pessoa faz.',
  group: 'Declarações',
  need: 'self',
  request: fatcaDeclaration,
  data: fatcaData,
})

/** Declares a residence abroad, or the return from it. Complete as it is filed. */
export const declararResidencia = defineSubmission({
  path: '/declararResidencia',
  summary: 'Registra uma declaração de residência no exterior, que só a própria pessoa faz.',
  group: 'Declarações',
  need: 'self',
  request: residenceDeclaration,
  data: residenceData,
})

/**
 * Keeps a proof of residence until it is declared: an image or a PDF, by its bytes. It takes the place of the one that was sent before
 * and never declared.
 */
export const enviarComprovanteResidencia = defineCall({
  method: 'POST',
  path: '/enviarComprovanteResidencia/{idPessoa}/{idPlano}',
  summary: 'Recebe o comprovante de residência no exterior.',
  group: 'Declarações',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'self', service: 'residente-exterior' },
  params: linkParams,
  query: linkQuery,
  ...takesProof,
})

/** The proof of a declaration as a PDF, with protocol and code. */
export const arquivoDeclaracao = defineLinkReading({
  path: '/arquivoDeclaracao/{idPessoa}/{idPlano}/{idRequisicao}',
  summary: 'Entrega uma declaração em PDF, com protocolo e código de conferência.',
  group: 'Declarações',
  params: { idRequisicao: idText },
  file: 'application/pdf',
})
