import * as v from 'valibot'
import { toDecimal } from '#domain/money.ts'
import { requiredDeclarationWords } from '../declarations/wire-words.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { idText, linkQuery, percentPoints, typedDate, wordOf } from '../formats.ts'
import { takesProof } from '../proof.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { regimeOnWire } from '../taxes/tax-regime.ts'
import { simulationTaxes } from '../taxes/tax-tables.ts'
import { benefitKindWords, incomeWords } from './wire-words.ts'
import { incomeLimits } from './yearly-payments.ts'

const benefitKindOnWire = wordOf(benefitKindWords, 'Escolha o benefício.')
export type BenefitKindOnWire = v.InferOutput<typeof benefitKindOnWire>

export const incomeOnWire = wordOf(incomeWords, 'Escolha como quer receber.')
export type IncomeOnWire = v.InferOutput<typeof incomeOnWire>

/** Papers that go with it, as the wire names them. */
export const benefitDocuments = ['identidade', 'cpf', 'endereco', 'desligamento', 'carta-inss'] as const
export const benefitDocument = v.picklist(benefitDocuments, 'Este documento não existe.')
export type BenefitDocumentOnWire = (typeof benefitDocuments)[number]

const number = v.number()

const declared = wordOf(requiredDeclarationWords)

/**
 * Benefits that a link may request today, and everything that their effect is computed from: reais, points, days. `motivo`: why a benefit
 * is not open; `abreEm`: from when on age and time in the plan are enough. `inicioAte`: latest day on which one may begin. `lotes`: open
 * lots of the balance, oldest first; `fator`: of an income for life at today's age, null where the plan has none. `conta`: hidden but for
 * its end. `livre`: nothing else is under way for the balance; `outraOpcao`: the request that is, where the portal knows it.
 * `podeMudarRegime`: the tax regime may still be chosen. `mesesHorizonte`: how far a balance that does not end is followed.
 */
export const benefitSituation = v.object({
  hoje: v.string(),
  beneficios: v.array(
    v.object({ id: benefitKindOnWire, motivo: v.nullable(v.string()), abreEm: v.nullable(v.string()) }),
  ),
  inicioAte: v.string(),
  exigeDesligamento: v.boolean(),
  saldo: number,
  cota: v.string(),
  lotes: v.array(v.object({ em: v.string(), cotas: v.string() })),
  regras: v.object({
    ...incomeLimits,
    cashMaximumPercent: number,
    minimumIncome: number,
  }),
  rendimentoReal: number,
  fator: v.nullable(number),
  mesesHorizonte: number,
  tabelas: simulationTaxes,
  isencao: v.picklist(['none', 'age-65']),
  dependentesIr: number,
  dependentesPlano: number,
  regime: regimeOnWire,
  podeMudarRegime: v.boolean(),
  ppe: declared,
  fatca: declared,
  livre: v.boolean(),
  outraOpcao: openRequest,
  conta: v.nullable(v.string()),
  requisicaoAberta: openRequest,
})
export type BenefitOnWire = v.InferOutput<typeof benefitSituation>

/** The benefits that somebody may ask for, and what would be paid. */
export const retornarRequerimentoBeneficio = defineLinkReading({
  path: '/retornarRequerimentoBeneficio/{idPessoa}/{idPlano}',
  summary: 'Retorna os benefícios que a pessoa pode pedir, desde quando, e com que valores.',
  group: 'Benefícios',
  service: 'benefit-request',
  answer: benefitSituation,
})

const file = v.nullable(v.string())

/** As it is filled in, by wire paths; null while not answered. Documents: ids of files that were sent before. */
export const benefitValues = v.object({
  beneficio: v.nullable(benefitKindOnWire),
  dataInicio: v.nullable(v.string()),
  tipoRenda: v.nullable(incomeOnWire),
  percentual: v.nullable(number),
  prazoAnos: v.nullable(number),
  saque: v.nullable(number),
  regimeCiente: v.boolean(),
  identidade: file,
  cpf: file,
  endereco: file,
  desligamento: file,
  cartaInss: file,
  declaracao: v.boolean(),
})
export type BenefitValues = v.InferOutput<typeof benefitValues>

/** Points of the balance that are paid at once, as the grant keeps them: hundredths at most. */
export const cashPoints = v.pipe(
  percentPoints,
  v.check((points) => toDecimal(points).decimalPlaces() <= 2, 'Use no máximo duas casas depois da vírgula.'),
)

const sentFile = v.nullable(v.pipe(v.string(), v.uuid('Envie o documento de novo.')))
const finite = v.pipe(number, v.finite())

/** As it is sent. `percentual`: points of the balance a month; `saque`: points of the balance at once, 0 for nothing. */
const benefitRequest = v.strictObject({
  ...submission,
  beneficio: benefitKindOnWire,
  dataInicio: typedDate,
  tipoRenda: incomeOnWire,
  percentual: v.nullable(finite),
  prazoAnos: v.nullable(finite),
  saque: cashPoints,
  regimeCiente: v.boolean(),
  identidade: sentFile,
  cpf: sentFile,
  endereco: sentFile,
  desligamento: sentFile,
  cartaInss: sentFile,
  declaracao: v.boolean(),
})
export type BenefitRequestOnWire = v.InferOutput<typeof benefitRequest>

/**
 * Data of a request on the day of the filing; null where another system filed it, which kept no figures. Reais: `saque` at once and `renda`
 * a month, each before and after tax. `primeiroPagamento`: if it is granted on that day.
 */
export const benefitRequestData = v.object({
  beneficio: benefitKindOnWire,
  dataInicio: v.nullable(v.string()),
  tipoRenda: incomeOnWire,
  percentual: v.nullable(number),
  prazoAnos: v.nullable(number),
  percentualSaque: number,
  saldo: v.nullable(number),
  saqueBruto: v.nullable(number),
  saqueLiquido: v.nullable(number),
  rendaBruta: v.nullable(number),
  imposto: v.nullable(number),
  rendaLiquida: v.nullable(number),
  regime: v.nullable(regimeOnWire),
  dependentesIr: v.nullable(number),
  dependentesPlano: v.nullable(number),
  primeiroPagamento: v.nullable(v.string()),
  conta: v.nullable(v.object({ banco: v.string(), agencia: v.string(), conta: v.string() })),
})
export type BenefitRequestData = v.InferOutput<typeof benefitRequestData>

/** Files a request of a benefit. 409: one is open already, an option of who leaves is, or `chave-ja-usada`. */
export const requererBeneficio = defineSubmission({
  path: '/requererBeneficio',
  summary: 'Registra o requerimento de um benefício.',
  group: 'Benefícios',
  request: benefitRequest,
  data: benefitRequestData,
})

/** Keeps a paper until it is asked for: an image or a PDF, by its bytes. It takes the place of the one that was sent before. */
export const enviarDocumentoBeneficio = defineCall({
  method: 'POST',
  path: '/enviarDocumentoBeneficio/{idPessoa}/{idPlano}/{tipoDocumento}',
  summary: 'Recebe um documento do requerimento de benefício.',
  group: 'Benefícios',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'act', service: 'benefit-request' },
  params: v.object({ idPessoa: idText, idPlano: idText, tipoDocumento: benefitDocument }),
  query: linkQuery,
  ...takesProof,
})
