import { formatReais } from '#app/format/money.ts'
import type { BenefitSimulation } from '#domain/benefit-simulation/simulate-benefit.ts'
import { pinned } from './benefit-simulation.css.ts'
import { simulationText } from './benefit-simulation.text.ts'

/** The first income below the fields, for the eye: the result says it aloud. Nothing while there is no balance. */
export function PinnedResult({ simulation: { balance, incomes } }: { simulation: BenefitSimulation }) {
  const shown = incomes.find(({ type }) => type === 'fixed-term') ?? incomes[0]
  if (balance <= 0 || !shown) return null
  return (
    <div aria-hidden className={pinned}>
      <span>{simulationText.types[shown.type]}</span>
      <strong>
        {formatReais(shown.gross)} {simulationText.perMonth}
      </strong>
    </div>
  )
}
