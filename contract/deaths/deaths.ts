import * as v from 'valibot'
import { incomeLimits } from '../benefits/yearly-payments.ts'
import { defineCall } from '../define-call.ts'
import { id, idText, isoInstant, named, typedDate, wordOf } from '../formats.ts'
import { takesProof } from '../proof.ts'
import { pensionObstacleWords } from './wire-words.ts'

const day = v.string()
const money = v.number()
const fileId = v.pipe(v.string(), v.uuid('Documento desconhecido.'))

const withoutPension = wordOf(pensionObstacleWords)
export type WithoutPension = v.InferOutput<typeof withoutPension>

const number = v.number()

/** A part of how the benefit of who died was paid: the shape of `OngoingIncome`. */
const ongoingIncome = v.variant('type', [
  v.object({ type: v.literal('percent'), percent: number }),
  v.object({
    type: v.literal('fixed-term'),
    monthsLeft: number,
    monthlyAmount: v.nullable(number),
    quotasPerMonth: v.nullable(v.string()),
  }),
])

/** By what the pensions of a plan are worked out: the plan's rules, the unit value of its quota, its real return a year, and the day of a first payment. */
const pensionTerms = v.object({
  cota: v.string(),
  rendimentoReal: number,
  primeiroPagamento: day,
  regras: v.object({
    ...incomeLimits,
    cashMaximumPercent: number,
    minimumIncome: number,
  }),
})

/**
 * Who receives a part of a plan's balance. `idPensao` null: the death is not registered yet. `percentual`: points of the balance;
 * `valor`: reais, as it would be today, and what was moved once the pension was opened (`matricula`). `renda`: this part of the income that
 * goes on; null where none does, or it is open. `espera`: why the part waits as its dependant is on record; null where nothing stands in the
 * way.
 */
const beneficiary = v.object({
  idPensao: v.nullable(id),
  nome: v.string(),
  nascimento: day,
  parentesco: v.string(),
  percentual: v.number(),
  valor: money,
  renda: v.nullable(ongoingIncome),
  espera: v.nullable(v.string()),
  matricula: v.nullable(v.string()),
})
export type DeathBeneficiary = v.InferOutput<typeof beneficiary>

/**
 * Settlement of a loan, reais: covered by its fee, instalments due by the day that are not covered (owed by the estate), and instalments
 * paid after it, to give back.
 */
const loan = v.object({ coberto: money, emAberto: money, devolver: money })

/**
 * Consequences of a death for one plan, reais. `saldo`: on the day of the registration, today's before it. `pagoDepois`: net income paid
 * after the day of the death. `boletos`: contributions to pay that are canceled. `solicitacoes`: those that stand still. Those who receive
 * the rest: `beneficiarios`, or nobody and why (`semPensao`). `pensao` null: none is to be opened.
 */
const deathLink = v.object({
  idVinculo: id,
  plano: named,
  matricula: v.string(),
  categoria: named,
  situacao: named,
  saldo: money,
  pagoDepois: money,
  boletos: v.number(),
  emprestimo: v.nullable(loan),
  solicitacoes: v.array(v.object({ id, protocolo: v.string(), nome: v.string() })),
  beneficiarios: v.array(beneficiary),
  semPensao: v.nullable(withoutPension),
  pensao: v.nullable(pensionTerms),
})
export type DeathLink = v.InferOutput<typeof deathLink>

/** Who registered a death and when, and its certificate while it is kept. */
const registration = v.object({
  faleceuEm: day,
  registradoPor: v.object({ id, nome: v.string() }),
  registradoEm: isoInstant,
  certidao: v.nullable(v.string()),
})

/**
 * `registro` null: none is registered, and the rest is what would happen. `nascimento` null: unknown. `impedimentoPensao`: why the caller
 * must not open pensions of it; null when they may.
 */
export const death = v.object({
  registro: v.nullable(registration),
  nascimento: v.nullable(day),
  impedimentoPensao: v.nullable(v.string()),
  vinculos: v.array(deathLink),
})
export type Death = v.InferOutput<typeof death>

/**
 * Consequences of the person's death for their plans, or those that it would have had they died on `faceleuEm` (absent: today). Plans that
 * had ended by then are left out. 422: a day that cannot be.
 */
export const retornarFalecimento = defineCall({
  method: 'GET',
  path: '/retornarFalecimento/{idPessoa}',
  summary: 'Retorna o falecimento de uma pessoa e o que ele significa nos planos dela.',
  group: 'Falecimento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  query: v.object({ faleceuEm: v.optional(typedDate) }),
  answer: death,
})

/** A reported death: its day, and the id of the certificate that was sent. */
const deathReport = v.strictObject({ faleceuEm: typedDate, certidao: fileId })

/**
 * Registers the death of a person: every plan of theirs that had not ended is in situation 5, sessions end, open requests stand still,
 * contributions to pay are cancelled, a loan is covered, and who receives a pension is fixed. It cannot be undone.
 * 409: it is registered already. 422: a day that cannot be, or no certificate.
 */
export const registrarFalecimento = defineCall({
  method: 'POST',
  path: '/registrarFalecimento',
  summary: 'Registra o falecimento de uma pessoa, com a certidão de óbito.',
  group: 'Falecimento',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, ...deathReport.entries }),
  answer: death,
  problems: [409],
})

/** Keeps a death certificate until the death is registered: an image or a PDF, by its bytes. It takes the place of the one sent before. */
export const enviarCertidaoObito = defineCall({
  method: 'POST',
  path: '/enviarCertidaoObito/{idPessoa}',
  summary: 'Recebe a certidão de óbito de uma pessoa.',
  group: 'Falecimento',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'params.idPessoa', need: 'act' },
  params: v.object({ idPessoa: idText }),
  ...takesProof,
})

/** The certificate of a registered death, as it was kept. */
export const arquivoCertidaoObito = defineCall({
  method: 'GET',
  path: '/arquivoCertidaoObito/{idCertidao}',
  summary: 'Entrega a certidão de óbito de um falecimento registrado.',
  group: 'Falecimento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { file: 'params.idCertidao', of: 'death-certificate', need: 'read' },
  params: v.object({ idCertidao: fileId }),
  file: 'application/octet-stream',
})
