import { AccordionItem } from '@portal/design-system/Accordion'
import type { ReactNode } from 'react'
import { type FigureLine, FigureSteps } from './FigureSteps.tsx'

export type FigureExplanationProps = {
  /** Which figure, as a sentence: "Como chegamos ao IRRF de R$ 841,88". */
  title: ReactNode
  lines: readonly FigureLine[]
  /** Where the numbers come from: date, table, law. */
  note?: ReactNode
  /** Where the title stands in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4
}

/** The way to a figure, shown on demand. */
export function FigureExplanation({ title, lines, note, headingLevel }: FigureExplanationProps) {
  return (
    <AccordionItem title={title} {...(headingLevel === undefined ? {} : { headingLevel })}>
      <FigureSteps lines={lines} note={note} />
    </AccordionItem>
  )
}
