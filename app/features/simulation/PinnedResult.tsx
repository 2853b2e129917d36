import { Text } from '@portal/design-system/Text'
import { reaisText } from '#contract/value-text.ts'
import { mainIncome } from '#domain/simulation/main-income.ts'
import { pinned, pinnedFigure } from './benefit-simulation.css.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { pinnedBalanceLabel } from './simulation-sentences.ts'
import type { Figured } from './use-benefit-simulation.ts'

/** An income and the balance below the fields, for the eye: the result says them aloud. Nothing while there is no balance. */
export function PinnedResult({ now: { simulation, inputs } }: { now: Figured }) {
  const { balance, incomes } = simulation
  const shown = mainIncome(incomes)
  if (balance <= 0 || !shown) return null
  const figures = [
    [simulationText.pinned[shown.type], reaisText(shown.gross)],
    [pinnedBalanceLabel(inputs), reaisText(balance)],
  ] as const
  return (
    <div aria-hidden className={pinned} data-docked data-print="hide">
      {figures.map(([label, amount]) => (
        <div key={label} className={pinnedFigure}>
          <Text variant="small">{label}</Text>
          <Text variant="subtitle">{amount}</Text>
        </div>
      ))}
    </div>
  )
}
