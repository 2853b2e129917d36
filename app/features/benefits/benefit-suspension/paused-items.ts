import type { Description } from '@portal/design-system/DescriptionList'
import { moneyItem } from '#app/format/money-item.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefits/benefit-suspension.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { loanText } from './benefit-suspension-sentences.ts'

const { effect: text } = benefitSuspensionText

/** Payments that stop during the suspension, and those that go on. `gross`: label of the income. */
export function pausedItems(
  { renda, parcela }: Pick<BenefitSuspensionOnWire, 'renda' | 'parcela'>,
  gross: string,
): readonly (Description | false)[] {
  return [
    renda !== null && moneyItem('gross', gross, renda.bruto),
    renda !== null && moneyItem('net', text.net, renda.liquido),
    { id: 'balance', term: text.balance, description: text.balanceEarns },
    renda?.tipo === 'prazo-certo' && { id: 'term', term: text.term, description: text.termWaits },
    { id: 'regime', term: text.regime, description: text.regimeStays },
    parcela > 0 && { id: 'loan', term: text.loan, description: loanText(parcela) },
  ]
}
