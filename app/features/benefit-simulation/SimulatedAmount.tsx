import { MoneyField } from '@portal/design-system/MoneyField'
import { memo } from 'react'
import { simulationText } from './benefit-simulation.text.ts'
import type { SimulationInHand } from './use-benefit-simulation.ts'

type SimulatedAmountProps = {
  field: 'salary' | 'balance'
  value: number | null
  description: string | undefined
  change: SimulationInHand['change']
}

/** An amount of the simulation whose range is too wide for a line. */
export const SimulatedAmount = memo(function SimulatedAmount({
  field,
  value,
  description,
  change,
}: SimulatedAmountProps) {
  return (
    <MoneyField
      label={simulationText.fields[field]}
      description={description}
      allowNegative={false}
      value={value}
      onChange={(amount) => change(field, amount)}
    />
  )
})
