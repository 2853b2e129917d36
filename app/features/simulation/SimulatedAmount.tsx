import { MoneyField } from '@portal/design-system/MoneyField'
import { memo, useState } from 'react'
import { simulationText } from './benefit-simulation.text.ts'
import type { CurrentSimulation } from './use-benefit-simulation.ts'

type SimulatedAmountProps = {
  field: 'salary' | 'balance'
  value: number | null
  description: string | undefined
  /** The value used instead of an amount out of range. */
  moved: string | undefined
  change: CurrentSimulation['change']
}

/** An amount of the simulation whose range is too wide for a line. */
export const SimulatedAmount = memo(function SimulatedAmount({
  field,
  moved,
  change,
  ...shown
}: SimulatedAmountProps) {
  const [isTyping, setTyping] = useState(false)
  return (
    <MoneyField
      label={simulationText.fields[field]}
      allowNegative={false}
      {...shown}
      errorMessage={isTyping ? undefined : moved}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(amount) => change(field, amount)}
    />
  )
})
