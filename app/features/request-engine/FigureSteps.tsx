import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'

/** A step of the way to a figure: what it is, and its formula with the numbers. */
export type FigureLine = { label: string; value: string }

export type FigureStepsProps = {
  lines: readonly FigureLine[]
  /** Where the numbers come from: date, table, law. */
  note?: ReactNode
  /** `grid`: each value under its name, for narrow places such as a `Stat`. Default `rows`. */
  layout?: 'rows' | 'grid'
}

/** The steps that lead to a figure, and where their numbers come from. */
export function FigureSteps({ lines, note, layout = 'rows' }: FigureStepsProps) {
  return (
    <Stack>
      <DescriptionList
        layout={layout}
        items={lines.map(({ label, value }) => ({
          id: label,
          term: label,
          description: value,
          isNumeric: true,
        }))}
      />
      {note && (
        <Text variant="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  )
}
