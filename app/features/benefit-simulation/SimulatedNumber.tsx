import { NumberSlider } from '@portal/design-system/NumberSlider'
import { memo } from 'react'
import { simulationText } from './benefit-simulation.text.ts'
import { lineOf, type SlidField } from './field-ranges.ts'
import type { SimulationInHand } from './use-benefit-simulation.ts'

type SimulatedNumberProps = {
  field: SlidField
  value: number
  minValue: number
  maxValue: number
  change: SimulationInHand['change']
}

/** One number of the simulation, dragged or typed. It is drawn again only when it changes itself: a drag moves one of many. */
export const SimulatedNumber = memo(function SimulatedNumber({
  field,
  change,
  ...range
}: SimulatedNumberProps) {
  return (
    <NumberSlider
      label={simulationText.fields[field]}
      {...lineOf(field)}
      {...range}
      onChange={(value) => change(field, value)}
    />
  )
})
