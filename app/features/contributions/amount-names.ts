import type { AmountName, MonthlyAmounts } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'
import { contributionsText } from './contributions.text.ts'

/** Amounts before and after, in reais, and who pays the sponsor's share. */
export type AmountsProps = {
  current: MonthlyAmounts
  next: MonthlyAmounts
  rules: Pick<PercentageRules, 'paysSponsorShare'>
}

const { names, sponsorShare } = contributionsText.result

/** What an amount is called; the sponsor's share says so when the person pays it. */
export function nameOf(
  name: AmountName,
  { paysSponsorShare }: Pick<PercentageRules, 'paysSponsorShare'>,
): string {
  return name === 'patrocinadora' && paysSponsorShare ? sponsorShare : names[name]
}
