import type { FeeShare } from '#contract/payment-clearings/payment-clearings.ts'
import { sumReais } from '#domain/money.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { feeBearerTerm } from './payment-clearings-sentences.ts'
import { SumsCard } from './SumsCard.tsx'

const { fees: text } = clearingsText

/** Fees that the bank took, by who bears them, so that a sponsor can be asked for its part. */
export function ClearingFees({ fees }: { fees: readonly FeeShare[] }) {
  const shares = fees.map((fee) => [feeBearerTerm(fee), fee.valor] as const)
  return (
    <SumsCard
      title={text.heading}
      sums={shares.length > 1 ? [...shares, [text.total, sumReais(fees.map(({ valor }) => valor))]] : shares}
      note={text.note}
    />
  )
}
