import { Card } from '@portal/design-system/Card'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { PaySlipDetail } from '#contract/pay-slips.ts'
import { changeColumns } from './change-columns.tsx'
import { changesTitle, differenceSentence } from './pay-slip-sentences.ts'
import { column, note } from './pay-slips.css.ts'
import { paySlipText } from './pay-slips.text.ts'

/** What differs from the month before, and why. */
export function PaySlipChanges({ comparison }: { comparison: PaySlipDetail['comparacao'] }) {
  const { changes } = paySlipText
  if (!comparison) {
    return (
      <Card title={changes.heading}>
        <p className={note}>{changes.first}</p>
      </Card>
    )
  }
  return (
    <Card title={changesTitle(comparison)}>
      <div className={column}>
        <p className={note}>{differenceSentence(comparison)}</p>
        {comparison.mudancas.length > 0 && (
          <StatementTable
            caption={changesTitle(comparison)}
            isCaptionHidden
            columns={changeColumns(comparison.diferenca)}
            rows={comparison.mudancas}
            rowKey={({ codigo }) => codigo}
          />
        )}
      </div>
    </Card>
  )
}
