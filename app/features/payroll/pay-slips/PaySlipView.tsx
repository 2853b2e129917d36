import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { ArrowLeftIcon, ArrowRightIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import { monthText } from '#contract/value-text.ts'
import { explainedFigures } from './explained-figures.ts'
import { lineColumns } from './line-columns.tsx'
import { PaySlipChanges } from './PaySlipChanges.tsx'
import { PaySlipPayment } from './PaySlipPayment.tsx'
import { PaySlipTotals } from './PaySlipTotals.tsx'
import { paidSentence, paySlipTitle } from './pay-slip-sentences.ts'
import { paySlipText } from './pay-slips.text.ts'

export type PaySlipViewProps = {
  slip: PaySlipDetail
  /** The year that the list showed; 0 for its newest. */
  listYear: number
}

/** One pay slip: what was paid, what changed and why, and the way to each figure. */
export function PaySlipView({ slip, listYear }: PaySlipViewProps) {
  const { competencia } = slip
  return (
    <>
      <PageHeader
        before={
          <BackLink href={`/services/contracheque${listYear ? `?ano=${listYear}` : ''}`}>
            {paySlipText.back}
          </BackLink>
        }
        title={paySlipTitle(competencia)}
        description={paidSentence(slip.dataPagamento)}
        actions={<FileLink href={fileHref('contracheque', competencia)}>{paySlipText.pdf}</FileLink>}
      />
      <Stack gap="6">
        <PaySlipTotals slip={slip} />
        <Columns template="mainAside" from="widest">
          <Stack gap="6">
            <Card title={paySlipText.lines.heading}>
              <StatementTable
                caption={paySlipText.lines.heading}
                isCaptionHidden
                columns={lineColumns(slip)}
                rows={slip.linhas}
                rowKey={({ codigo }) => codigo}
              />
            </Card>
            {/* Explanations that are closed say nothing on paper. */}
            <div data-print="hide">
              <Card title={paySlipText.explanations.heading}>
                <Accordion>
                  {explainedFigures(slip).map(({ id, ...figure }) => (
                    <FigureExplanation key={id} {...figure} />
                  ))}
                </Accordion>
              </Card>
            </div>
          </Stack>
          <Stack gap="6">
            <PaySlipChanges comparison={slip.comparacao} />
            <PaySlipPayment slip={slip} />
          </Stack>
        </Columns>
        <OtherMonths slip={slip} listYear={listYear} />
      </Stack>
    </>
  )
}

function OtherMonths({
  slip: { anterior, seguinte },
  listYear,
}: Pick<PaySlipViewProps, 'slip' | 'listYear'>) {
  const hrefOf = (month: string) =>
    `/services/contracheque?competencia=${month}${listYear ? `&ano=${listYear}` : ''}`
  return (
    <Cluster as="nav" justify="between" aria-label={paySlipText.months} data-print="hide">
      {anterior && (
        <LinkButton variant="quiet" icon={ArrowLeftIcon} href={hrefOf(anterior)}>
          {monthText(anterior)}
        </LinkButton>
      )}
      {seguinte && (
        <LinkButton variant="quiet" icon={ArrowRightIcon} iconPosition="end" href={hrefOf(seguinte)}>
          {monthText(seguinte)}
        </LinkButton>
      )}
    </Cluster>
  )
}
