import {
  type BenefitEffect,
  benefitEffect,
  type EffectFacts,
  firstPaymentFrom,
  paysAtOnce,
} from '#domain/benefits/benefit-effect.ts'
import { type BenefitDocument, benefitPapers } from '#domain/benefits/benefit-papers.ts'
import type { GrantProblem } from '#domain/benefits/grant-benefit.ts'
import type { ChosenIncome } from '#domain/benefits/income-at-grant.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { regimeWords } from '../taxes/wire-words.ts'
import {
  belowMinimum,
  cashRange,
  cashTooMuch,
  percentRange,
  benefitSentences as sentences,
  startRange,
  yearsRange,
} from './benefit-request.text.ts'
import type {
  BenefitDocumentOnWire,
  BenefitKindOnWire,
  BenefitOnWire,
  BenefitRequestData,
  BenefitValues,
  IncomeOnWire,
} from './benefit-request.ts'
import { benefitKindWords } from './wire-words.ts'

/** Terms that a request is checked and computed by: the answer of the reading call, without the parts that only the page shows. */
export type BenefitTerms = Omit<BenefitOnWire, 'requisicaoAberta' | 'conta' | 'outraOpcao'>

type Choice = Pick<
  BenefitValues,
  'beneficio' | 'dataInicio' | 'tipoRenda' | 'percentual' | 'prazoAnos' | 'saque'
>

/** A paper by the field of the form that holds its file; `missing`: said without it, null where it need not come. */
export type BenefitPaper = {
  document: BenefitDocumentOnWire
  field: 'identidade' | 'cpf' | 'endereco' | 'desligamento' | 'cartaInss'
  missing: string | null
}

/** Papers of the rule as the form asks for them. Most identity documents tell the CPF too, so that it need not come by itself. */
const papers: Partial<Record<BenefitDocument, BenefitPaper>> = {
  identity: { document: 'identidade', field: 'identidade', missing: sentences.identity },
  cpf: { document: 'cpf', field: 'cpf', missing: null },
  'proof-of-address': { document: 'endereco', field: 'endereco', missing: sentences.address },
  'end-of-employment': {
    document: 'desligamento',
    field: 'desligamento',
    missing: sentences.endOfEmployment,
  },
  'disability-award': { document: 'carta-inss', field: 'cartaInss', missing: sentences.disability },
}

/** Papers that a benefit is asked for with; none before one is chosen. */
export function papersOf(
  kind: BenefitKindOnWire | null,
  { exigeDesligamento }: Pick<BenefitTerms, 'exigeDesligamento'>,
): BenefitPaper[] {
  if (kind === null) return []
  const { documents } = benefitPapers(benefitKindWords.fromWire(kind), {
    mayChooseTaxRegime: false,
    needsEndOfEmployment: exigeDesligamento,
  })
  return documents.flatMap((document) => papers[document] ?? [])
}

/** Why no benefit can be asked for whatever is filled in, in the order in which it can be mended; null when one can. */
export function benefitRefusal({
  livre,
  saldo,
  beneficios,
  ppe,
  fatca,
  conta,
}: Pick<BenefitTerms, 'livre' | 'saldo' | 'beneficios' | 'ppe' | 'fatca'> & { conta: unknown }):
  | 'otherOption'
  | 'nothing'
  | 'noneOpen'
  | 'pep'
  | 'fatca'
  | 'noAccount'
  | null {
  if (!livre) return 'otherOption'
  if (saldo <= 0) return 'nothing'
  if (beneficios.every(({ motivo }) => motivo !== null)) return 'noneOpen'
  if (ppe !== 'em-dia') return 'pep'
  if (fatca !== 'em-dia') return 'fatca'
  return conta === null ? 'noAccount' : null
}

/** Whether the balance is so small that all of it is paid at once. */
export function isPaidAtOnce(terms: BenefitTerms): boolean {
  return paysAtOnce(effectFacts(terms, { beneficio: null, dataInicio: null }), terms.regras)
}

/** `grantedOn`: today. */
export function effectFacts(
  terms: BenefitTerms,
  { beneficio, dataInicio }: Pick<Choice, 'beneficio' | 'dataInicio'>,
): EffectFacts {
  const { hoje, saldo, cota, lotes, rendimentoReal, fator, regime, isencao, dependentesIr, tabelas } = terms
  const begins = dataInicio !== null && isIsoDate(dataInicio) ? dataInicio : hoje
  return {
    balance: saldo,
    unitValue: cota,
    realReturnPercent: rendimentoReal,
    annuityFactor: fator,
    lots: lotes.map(({ em, cotas }) => ({ creditedOn: em, quotas: cotas })),
    grantedOn: hoje,
    paidOn: firstPaymentFrom(hoje, begins).paidOn,
    regime: regimeWords.fromWire(regime),
    exemption: isencao,
    dependants: dependentesIr,
    taxes: tabelas,
    ...(beneficio === 'invalidez' && { risk: 'death-or-disability' as const }),
    horizonMonths: terms.mesesHorizonte,
  }
}

/** The income that is chosen; null while it is not told. Who is paid at once has none to choose. */
export function chosenIncome({ tipoRenda, percentual, prazoAnos }: Choice): ChosenIncome | null {
  switch (tipoRenda) {
    case 'percentual':
      return percentual === null ? null : { type: 'percent', percent: percentual }
    case 'prazo-certo':
      return prazoAnos === null ? null : { type: 'fixed-term', years: prazoAnos }
    case 'vitalicia':
      return { type: 'lifetime' }
    default:
      return null
  }
}

/** Payments by the values filled in; null while they are incomplete. */
export function effectOf(values: Choice, terms: BenefitTerms): BenefitEffect | null {
  const isAtOnce = isPaidAtOnce(terms)
  const income = isAtOnce ? lowestChoice(terms) : chosenIncome(values)
  if (income === null) return null
  const cashPercent = isAtOnce ? 0 : (values.saque ?? 0)
  const outcome = benefitEffect({ income, cashPercent }, effectFacts(terms, values), terms.regras)
  if (!outcome.ok || outcome.result.singlePayment !== isAtOnce) return null
  return outcome.result
}

/** Any income that the plan takes: none of them reaches the minimum. */
function lowestChoice({ regras }: BenefitTerms): ChosenIncome {
  if (regras.incomeTypes.includes('percent')) return { type: 'percent', percent: regras.percent.minimum }
  return regras.incomeTypes.includes('fixed-term')
    ? { type: 'fixed-term', years: regras.termYears.maximum }
    : { type: 'lifetime' }
}

/** A request that may be filed: its effect on the day, or every complaint. */
export function checkBenefitValues(
  values: BenefitValues,
  terms: BenefitTerms,
): Outcome<{ effect: BenefitEffect }, Complaint> {
  const problems: Complaint[] = [...choiceComplaints(values, terms), ...paperComplaints(values, terms)]
  if (!values.regimeCiente) problems.push({ field: 'regimeCiente', sentence: sentences.regimeUnread })
  if (!values.declaracao) problems.push({ field: 'declaracao', sentence: sentences.undeclared })
  const effect = effectOf(values, terms)
  return problems.length > 0 || effect === null ? { ok: false, problems } : { ok: true, result: { effect } }
}

export function choiceComplaints(values: Choice, terms: BenefitTerms): Complaint[] {
  const problems: Complaint[] = []
  const say = (field: keyof BenefitValues, sentence: string) => problems.push({ field, sentence })
  const { beneficio, dataInicio, saque, tipoRenda } = values
  const { hoje, inicioAte } = terms
  if (beneficio === null) say('beneficio', sentences.noKind)
  else {
    const opening = terms.beneficios.find(({ id }) => id === beneficio)
    if (opening === undefined) say('beneficio', sentences.notOpen)
    else if (opening.motivo !== null) say('beneficio', opening.motivo)
  }
  if (dataInicio === null) say('dataInicio', sentences.noStart)
  else if (!isIsoDate(dataInicio) || dataInicio < hoje || dataInicio > inicioAte)
    say('dataInicio', startRange(hoje, inicioAte))
  if (isPaidAtOnce(terms)) {
    if (tipoRenda !== 'pagamento-unico') say('tipoRenda', sentences.single)
    return problems
  }
  if (tipoRenda === 'pagamento-unico') say('tipoRenda', sentences.notSingle)
  else if (tipoRenda === null) say('tipoRenda', sentences.noIncome)
  if (tipoRenda === 'percentual' && values.percentual === null) say('percentual', sentences.noPercent)
  if (tipoRenda === 'prazo-certo' && values.prazoAnos === null) say('prazoAnos', sentences.noYears)
  if (saque === null) say('saque', sentences.noCash)
  const income = chosenIncome(values)
  if (income === null) return problems
  const asked = { income, cashPercent: saque ?? 0 }
  const outcome = benefitEffect(asked, effectFacts(terms, values), terms.regras)
  if (!outcome.ok) for (const problem of outcome.problems) say(...complaintOf(problem))
  else if (outcome.result.singlePayment)
    say(fieldOfIncome[income.type], belowMinimum(terms.regras.minimumIncome))
  return problems
}

const fieldOfIncome = { percent: 'percentual', 'fixed-term': 'prazoAnos', lifetime: 'tipoRenda' } as const

function complaintOf(problem: GrantProblem): [field: keyof BenefitValues, sentence: string] {
  switch (problem.code) {
    case 'type-not-in-plan':
      return ['tipoRenda', sentences.notOffered]
    case 'percent-out-of-range':
      return ['percentual', percentRange(problem)]
    case 'years-out-of-range':
      return ['prazoAnos', yearsRange(problem)]
    case 'cash-out-of-range':
      return ['saque', cashRange(problem.maximum)]
    case 'below-minimum-income':
      return ['saque', cashTooMuch(problem.minimum, problem.maximum)]
  }
}

function paperComplaints(values: BenefitValues, terms: BenefitTerms): Complaint[] {
  return papersOf(values.beneficio, terms).flatMap(({ field, missing }) =>
    missing !== null && values[field] === null ? [{ field, sentence: missing }] : [],
  )
}

/** Data of a request, without the account. */
export function benefitDataOf(
  values: Choice & { beneficio: BenefitKindOnWire },
  effect: BenefitEffect,
  terms: BenefitTerms,
): Omit<BenefitRequestData, 'conta'> {
  const { monthly, atOnce, singlePayment } = effect
  const tipoRenda: IncomeOnWire = singlePayment ? 'pagamento-unico' : (values.tipoRenda ?? 'percentual')
  return {
    beneficio: values.beneficio,
    dataInicio: values.dataInicio,
    tipoRenda,
    percentual: tipoRenda === 'percentual' ? values.percentual : null,
    prazoAnos: tipoRenda === 'prazo-certo' ? values.prazoAnos : null,
    percentualSaque: singlePayment ? 0 : (values.saque ?? 0),
    saldo: terms.saldo,
    saqueBruto: atOnce.gross,
    saqueLiquido: atOnce.net,
    rendaBruta: monthly?.gross ?? null,
    imposto: (monthly ?? atOnce).tax,
    rendaLiquida: monthly?.net ?? null,
    regime: terms.regime,
    dependentesIr: terms.dependentesIr,
    dependentesPlano: terms.dependentesPlano,
    primeiroPagamento: effectFacts(terms, values).paidOn,
  }
}
