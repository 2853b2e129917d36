import { NumberSlider } from '@portal/design-system/NumberSlider'
import { memo, useState } from 'react'
import { simulationText } from './benefit-simulation.text.ts'
import { lineOf, type SliderField } from './field-ranges.ts'
import type { CurrentSimulation } from './use-benefit-simulation.ts'

type SimulatedNumberProps = {
  field: SliderField
  value: number
  /** Where the number comes from. */
  description: string | undefined
  /** The value used instead of a number out of range. */
  moved: string | undefined
  minValue: number
  maxValue: number
  change: CurrentSimulation['change']
}

/**
 * One number of the simulation, dragged or typed. It is drawn again only when it changes itself: a drag moves one of many. While it is
 * being typed nothing is said of its range: the first digit of an age is below every one.
 */
export const SimulatedNumber = memo(function SimulatedNumber({
  field,
  moved,
  change,
  ...range
}: SimulatedNumberProps) {
  const [isTyping, setTyping] = useState(false)
  return (
    <NumberSlider
      label={simulationText.fields[field]}
      {...lineOf(field)}
      {...range}
      errorMessage={isTyping ? undefined : moved}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(value) => change(field, value)}
    />
  )
})
