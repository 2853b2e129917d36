import { amountsOnWire } from '#contract/contributions/contribution-data.ts'
import type { ContributionChangeData } from '#contract/contributions/contributions.ts'
import type { AgeExemptionData } from '#contract/taxes/age-exemption.ts'
import type { RegimeChoiceData } from '#contract/taxes/tax-regime.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { ContributionChoice } from '#domain/contributions/calculate-contribution.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { parameterOn } from '#domain/validity.ts'
import { DECLARATION_KINDS } from '../database/schema/declarations.ts'
import { demoDeclarationData } from './declarations.ts'
import type { DemoLink, PercentageSavings, VoluntarySavings } from './demo-person.ts'
import { demoInvestmentProfileChoice } from './investment-profile-choice.ts'
import { CURRENT_UNIT } from './plan-unit.ts'
import { requestRules } from './request-rules.ts'
import { demoSuspensionData } from './suspensions.ts'

/** By the slug of the kind; changes of contribution and profile are computed from the link instead. */
const DATA: Record<string, Record<string, unknown>> = {
  dependentes: { nome: 'Clara Lima Souza', parentesco: 'Filha' },
  'benefit-request': { beneficio: 'Aposentadoria normal', tipoRenda: 'Percentual do saldo', percentual: 0.8 },
  'saque-a-vista': { percentual: 25 },
  resgate: { tipo: 'Total', parcelas: 1 },
  portabilidade: { entidadeDestino: 'Previdência Exemplo', percentual: 100 },
  bpd: { confirmacao: 'S' },
  autopatrocinio: { salario: 10_000, percentualBasica: 6 },
  'alteracao-renda': { percentual: 0.9 },
  recadastramento: { campanha: 'Recadastramento anual' },
  'alteracao-email-atendimento': { motivo: 'Pedido por telefone' },
  'suspend-benefit': { meses: 2 },
  emprestimos: { valor: 10_000, parcelas: 12, sistema: 'Price', taxaMensal: 1.2 },
}

/** Data of a request as its payload keeps it. `isDone`: it was carried out. */
export function demoRequestData(
  kind: string,
  { link, cpf }: { link: DemoLink; cpf: string },
  { filedOn, isDone }: { filedOn: IsoDate; isDone: boolean },
): Record<string, unknown> {
  const declared = DECLARATION_KINDS.find((slug) => slug === kind)
  if (declared) return demoDeclarationData(declared, { enrolment: link.enrolment, cpf }, filedOn)
  if (kind === 'dependentes') return { ...DATA[kind], tipo: isDone ? 'imposto-renda' : 'beneficiario' }
  if (kind === 'exemption-65') return exemptionRequest(filedOn)
  if (kind === 'perfil-investimentos') return demoInvestmentProfileChoice(link, filedOn, isDone)
  if (kind === 'regime-tributacao') return regimeChoice(link)
  if (kind === 'suspend-contribution') return demoSuspensionData(link, filedOn, isDone)
  if (kind !== 'alterar-contribuicao' || !link.savings) return { ...DATA[kind] }
  return link.savings.kind === 'voluntary'
    ? voluntaryChange(link.savings, filedOn)
    : percentageChange(link.savings, filedOn)
}

/** On paper, with nothing declared beside it. */
function regimeChoice({ taxRegime }: DemoLink): RegimeChoiceData {
  return {
    regime: regimeWords.toWire(taxRegime ?? 'progressive'),
    anterior: 'progressivo',
    declaracoes: [],
    comparacao: null,
  }
}

/** The slice is taken here from the next payment on. */
function exemptionRequest(filedOn: IsoDate): AgeExemptionData {
  return {
    outraFonte: 'N',
    fontes: [],
    mesInicio: firstOpenMonth(filedOn, requestRules),
    parcelaMensal: parameterOn(monthlyTaxRules, filedOn).exemptFrom65,
  }
}

/** One point more of basic, or, at the maximum, of supplementary. */
function percentageChange(savings: PercentageSavings, filedOn: IsoDate): ContributionChangeData {
  const { salary, basicPercent, supplementaryPercent } = savings
  const raisesBasic = salary >= CURRENT_UNIT && basicPercent < 6
  const wanted = raisesBasic
    ? { salary, basicPercent: basicPercent + 1, supplementaryPercent: 0 }
    : { salary, basicPercent, supplementaryPercent: supplementaryPercent + 1 }
  return {
    modalidade: 'percentual',
    salario: salary,
    percentualBasica: wanted.basicPercent,
    percentualSuplementar: wanted.supplementaryPercent,
    valores: amounts(wanted),
    anterior: {
      percentualBasica: basicPercent,
      percentualSuplementar: supplementaryPercent,
      valores: amounts({ salary, basicPercent, supplementaryPercent }),
    },
    mesEfeito: effectiveMonth(filedOn, requestRules),
  }
}

function amounts(choice: ContributionChoice) {
  return amountsOnWire(monthlyAmounts(choice, requestRules))
}

function voluntaryChange(savings: VoluntarySavings, filedOn: IsoDate): ContributionChangeData {
  const { amount, paymentMethod, agency, account } = savings
  return {
    modalidade: 'voluntaria',
    valorContribuicao: amount + 50,
    formaPagamento: paymentMethod,
    agencia: agency,
    conta: account,
    anterior: { valorContribuicao: amount, formaPagamento: paymentMethod },
    mesEfeito: effectiveMonth(filedOn, requestRules),
  }
}
