import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { DeductionsOfMonth } from '#contract/payment-clearings/loan-deductions.ts'
import { reaisText } from '#contract/value-text.ts'
import { DeductionsForm } from './DeductionsForm.tsx'
import { clearingsText } from './payment-clearings.text.ts'
import { deductionsName } from './payment-clearings-sentences.ts'

const { deductions: text } = clearingsText

type DeductionsViewProps = {
  month: DeductionsOfMonth
  /** Address of the list. */
  back: string
  /** Address of the clearing that waits for this month; null for none. */
  waiting: string | null
  canPrepare: boolean
  onPrepared: (id: number) => void
}

/** Payroll deductions of a plan's sponsor in a month: the spreadsheet to send, the amounts handed on, and those still open. */
export function DeductionsView({ month, back, waiting, canPrepare, onPrepared }: DeductionsViewProps) {
  const heading = useFocusOnArrival()
  const { idPlano, mes, emAberto, descontos } = month
  return (
    <>
      <PageHeader
        title={deductionsName(month)}
        headingRef={heading}
        before={<BackLink href={back}>{clearingsText.all}</BackLink>}
        actions={
          canPrepare &&
          emAberto > 0 && (
            <FileLink href={fileHref('descontos-emprestimo', `${idPlano}-${mes}`)}>{text.sheet}</FileLink>
          )
        }
      />
      <Stack gap="6">
        {waiting !== null && (
          <Banner
            tone="info"
            title={text.waiting}
            actions={
              <LinkButton href={waiting} variant="secondary">
                {text.see}
              </LinkButton>
            }
          />
        )}
        {emAberto === 0 && <Banner tone="success" title={text.done} />}
        {!canPrepare && <Banner tone="info" title={clearingsText.readOnly} />}
        {canPrepare && emAberto > 0 && waiting === null && (
          <DeductionsForm month={month} onPrepared={onPrepared} />
        )}
        {emAberto > 0 && (
          <Card title={text.list}>
            <StatementTable
              caption={text.list}
              isCaptionHidden
              columns={columns}
              rows={descontos}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Stack>
    </>
  )
}

const columns: readonly StatementColumn<DeductionsOfMonth['descontos'][number]>[] = [
  { id: 'person', header: text.person, cell: ({ nome }) => nome, isRowHeader: true },
  { id: 'enrolment', header: text.enrolment, cell: ({ matricula }) => matricula },
  { id: 'instalment', header: text.instalment, cell: ({ parcela }) => parcela },
  { id: 'amount', header: text.amount, cell: ({ valor }) => reaisText(valor), isNumeric: true },
]
