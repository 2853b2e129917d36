import { Card } from '@portal/design-system/Card'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { StatementPosition } from '#contract/statement.ts'
import { lotColumns } from './position-columns.tsx'
import { column, note } from './statement.css.ts'
import { statementText } from './statement.text.ts'

const { lots: text } = statementText

/** What is left of the contributions at each rate of the regressive regime. Nothing in the other regime. */
export function LotsByRate({ lots }: { lots: StatementPosition['lotes'] }) {
  if (!lots || lots.length === 0) return null
  return (
    <Card title={text.heading}>
      <div className={column}>
        <p className={note}>{text.lead}</p>
        <StatementTable
          caption={text.heading}
          isCaptionHidden
          columns={lotColumns(lots)}
          rows={lots}
          rowKey={({ aliquota }) => aliquota}
        />
      </div>
    </Card>
  )
}
