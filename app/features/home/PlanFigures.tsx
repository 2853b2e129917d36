import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stat } from '@portal/design-system/Stat'
import { homeText } from './home.text.ts'
import type { Figure } from './plan-figures.ts'

/** Figures of a plan beside each other. */
export function PlanFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Columns as="section" minWidth="narrow" gap="4" align="stretch" aria-label={homeText.figures}>
      {figures.map(({ id, ...figure }) => (
        <Card key={id} padding="compact">
          <Stat {...figure} />
        </Card>
      ))}
    </Columns>
  )
}

/** The few of home, on one ground. */
export function HomeFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <Card>
      <Columns as="section" minWidth="narrow" gap="5" aria-label={homeText.figures}>
        {figures.map(({ id, ...figure }) => (
          <Stat key={id} {...figure} />
        ))}
      </Columns>
    </Card>
  )
}
