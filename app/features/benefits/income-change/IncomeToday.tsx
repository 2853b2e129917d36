import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { incomeNames } from '#contract/benefits/benefits.text.ts'
import type { IncomeChangeOnWire } from '#contract/benefits/income-change.ts'
import { currentIncome } from '#contract/benefits/income-change-check.ts'
import { monthText, reaisText } from '#contract/value-text.ts'
import { incomeChangeText } from './income-change.text.ts'
import {
  askedSentence,
  balanceDetail,
  changedSentence,
  formText,
  grossDetail,
  paidAs,
  paidUntil,
  windowSentence,
} from './income-change-sentences.ts'

const { today, forms } = incomeChangeText

/** The income as it is paid, whether it may be changed now, and how it was paid before. */
export function IncomeToday({ situation }: { situation: IncomeChangeOnWire }) {
  const current = currentIncome(situation)
  if (!current) return null
  const { saldo, formas } = situation
  return (
    <Card title={today.heading}>
      <Stack gap="6">
        <Columns>
          <Stat
            label={today.lands}
            value={reaisText(current.paid.lands)}
            detail={grossDetail(current.paid)}
          />
          <Stat label={today.how} value={paidAs(current.income)} detail={paidUntil(situation)} />
          {current.income.type !== 'lifetime' && (
            <Stat label={today.balance} value={reaisText(saldo)} detail={balanceDetail(situation)} />
          )}
        </Columns>
        <WindowNotice situation={situation} />
        {formas.length > 1 && (
          <StatementTable
            caption={forms.caption}
            columns={columns}
            rows={formas.toReversed()}
            rowKey={({ desde }) => desde}
          />
        )}
      </Stack>
    </Card>
  )
}

const columns: readonly StatementColumn<IncomeChangeOnWire['formas'][number]>[] = [
  { id: 'since', header: forms.since, cell: ({ desde }) => monthText(desde), isRowHeader: true },
  { id: 'type', header: forms.type, cell: ({ tipo }) => incomeNames[tipo] },
  { id: 'how', header: forms.how, cell: formText },
]

function WindowNotice({ situation }: { situation: IncomeChangeOnWire }) {
  const { renda, janela, pedida, alteradaEm } = situation
  if (renda?.type === 'lifetime') return null
  if (pedida)
    return (
      <Banner title={today.askedTitle}>
        <p>{askedSentence(pedida)}</p>
      </Banner>
    )
  if (janela.aberta && alteradaEm !== null && alteradaEm >= janela.de)
    return (
      <Banner title={today.changedTitle}>
        <p>{changedSentence(situation)}</p>
      </Banner>
    )
  return (
    <Banner title={janela.aberta ? today.openTitle : today.closedTitle}>
      <p>{windowSentence(janela)}</p>
    </Banner>
  )
}
