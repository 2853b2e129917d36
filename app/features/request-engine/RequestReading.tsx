import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import { type ReadingPart, readingParts } from '#contract/readings/reading-parts.ts'
import type { LineText } from '#contract/readings/reading-text.ts'
import { requestText } from './service-request.text.ts'

const { reading: text } = requestText

const compared: readonly StatementColumn<LineText>[] = [
  { id: 'item', header: text.item, cell: ({ label }) => label, isRowHeader: true },
  { id: 'before', header: text.before, cell: ({ before }) => before ?? '–', isNumeric: true },
  {
    id: 'after',
    header: text.after,
    cell: ({ after, changes }) => (changes ? <strong>{after}</strong> : after),
    isNumeric: true,
  },
]

/** A request line by line: on its review, its receipt, its page and at the service desk. */
export function RequestReading({ lines }: { lines: readonly LineText[] }) {
  if (lines.length === 0) return <p>{text.nothing}</p>
  return (
    <Stack gap="6">
      {readingParts(lines).map((part) => (
        <Part key={`${part.heading ?? ''}-${part.lines[0]?.label ?? ''}`} part={part} />
      ))}
    </Stack>
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
    <Stack gap="3">
      <p>
        <strong>{heading}</strong>
      </p>
      {children}
    </Stack>
  )
}
