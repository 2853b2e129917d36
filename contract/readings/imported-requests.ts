import type {
  BenefitApplicationData,
  BenefitSuspensionData,
  DeferredBenefitData,
  DependantInclusionData,
  IncomeChangeData,
  LoanData,
  LumpSumData,
  PortabilityData,
  RedemptionData,
  SelfSponsorshipData,
} from '../imported-requests.ts'
import { defineReading } from './define-reading.ts'
import { money, months, number, percent, text, yesNo } from './reading-line.ts'

const dependantUses: Readonly<Record<DependantInclusionData['tipo'], string>> = {
  'imposto-renda': 'Imposto de renda',
  beneficiario: 'Benefício do plano',
}

export const dependantInclusionReading = defineReading<DependantInclusionData>({
  nome: (name) => text('Nome', name),
  parentesco: (kinship) => text('Parentesco', kinship),
  tipo: (use) => text('Dependente para', dependantUses[use]),
})

export const benefitApplicationReading = defineReading<BenefitApplicationData>({
  beneficio: (benefit) => text('Benefício', benefit),
  tipoRenda: (income) => text('Tipo de renda', income),
  percentual: (points) => percent('Percentual do saldo por mês', points),
})

export const lumpSumReading = defineReading<LumpSumData>({
  percentual: (points) => percent('Percentual do saldo', points),
})

export const redemptionReading = defineReading<RedemptionData>({
  tipo: (scope) => text('Tipo de resgate', scope),
  parcelas: (count) => number('Parcelas mensais', count),
})

export const portabilityReading = defineReading<PortabilityData>({
  entidadeDestino: (entity) => text('Entidade de destino', entity),
  percentual: (points) => percent('Percentual do saldo', points),
})

export const deferredBenefitReading = defineReading<DeferredBenefitData>({
  confirmacao: (answer) => yesNo('Confirma a opção pelo benefício proporcional diferido', answer),
})

export const selfSponsorshipReading = defineReading<SelfSponsorshipData>({
  salario: (salary) => money('Salário de contribuição', salary),
  percentualBasica: (points) => percent('Percentual básico', points),
})

export const incomeChangeReading = defineReading<IncomeChangeData>({
  percentual: (points) => percent('Percentual do saldo por mês', points),
})

export const benefitSuspensionReading = defineReading<BenefitSuspensionData>({
  meses: (count) => months('Tempo sem receber', count),
})

export const loanReading = defineReading<LoanData>({
  valor: (amount) => money('Valor do empréstimo', amount),
  parcelas: (count) => number('Parcelas mensais', count),
  sistema: (system) => text('Sistema de amortização', system),
  taxaMensal: (rate) => percent('Taxa por mês', rate),
})
