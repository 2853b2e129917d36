import { DescriptionList } from '@portal/design-system/DescriptionList'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import { type ReadingPart, readingParts } from '#contract/readings/reading-parts.ts'
import type { LineText } from '#contract/readings/reading-text.ts'
import { column, comparisonNext, comparisonSame, readingPart } from './service-request.css.ts'
import { requestText } from './service-request.text.ts'

const { reading: text } = requestText

const compared: readonly StatementColumn<LineText>[] = [
  { id: 'item', header: text.item, cell: ({ label }) => label, isRowHeader: true },
  { id: 'before', header: text.before, cell: ({ before }) => before ?? '–', isNumeric: true },
  {
    id: 'after',
    header: text.after,
    cell: ({ after, changes }) => <span className={changes ? comparisonNext : comparisonSame}>{after}</span>,
    isNumeric: true,
  },
]

/** What a request says, line by line: before it is sent, on its receipt, on its page and at the desk. */
export function RequestReading({ lines }: { lines: readonly LineText[] }) {
  if (lines.length === 0) return <p>{text.nothing}</p>
  return (
    <div className={column}>
      {readingParts(lines).map((part) => (
        <Part key={`${part.heading ?? ''}-${part.lines[0]?.label ?? ''}`} part={part} />
      ))}
    </div>
  )
}

function Part({ part: { heading, isCompared, lines } }: { part: ReadingPart }) {
  if (isCompared) {
    return (
      <Headed heading={heading}>
        <StatementTable
          caption={heading ?? text.changes}
          isCaptionHidden={heading !== null}
          columns={compared}
          rows={lines}
          rowKey={({ label }) => label}
        />
      </Headed>
    )
  }
  return (
    <Headed heading={heading}>
      <DescriptionList
        layout="rows"
        items={lines.map(({ label, after }) => ({ id: label, term: label, description: after }))}
      />
    </Headed>
  )
}

/** A part below its heading; the one without stands alone. */
function Headed({ heading, children }: { heading: string | null; children: ReactNode }) {
  if (heading === null) return children
  return (
    <div className={readingPart}>
      <p>
        <strong>{heading}</strong>
      </p>
      {children}
    </div>
  )
}
