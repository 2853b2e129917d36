import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { PaymentClearingDetail } from '#contract/payment-clearings/payment-clearings.ts'
import { ClearingActions } from './ClearingActions.tsx'
import { ClearingFacts } from './ClearingFacts.tsx'
import { ClearingFees } from './ClearingFees.tsx'
import { ClearingPosted } from './ClearingPosted.tsx'
import { ClearingState } from './ClearingState.tsx'
import { ClearingSummary } from './ClearingSummary.tsx'
import { lineColumns } from './clearing-columns.tsx'
import { clearingsText } from './payment-clearings.text.ts'
import { clearingName, isLeftOver } from './payment-clearings-sentences.ts'

const { lines: text, leftOver, obstacles } = clearingsText

type ClearingViewProps = {
  clearing: PaymentClearingDetail
  /** Address of the list. */
  back: string
  /** Whether the attendant may prepare clearings, and so discard one. */
  canPrepare: boolean
}

/** One clearing: what it would do or did, line by line, and who decides. */
export function ClearingView({ clearing, back, canPrepare }: ClearingViewProps) {
  const heading = useFocusOnArrival()
  const { situacao, impedimento, linhas, resumo, origem, tarifas } = clearing
  const left = linhas.filter(isLeftOver)
  const isWaiting = situacao === 'pendente'
  return (
    <>
      <PageHeader
        title={clearingName(clearing)}
        headingRef={heading}
        before={<BackLink href={back}>{clearingsText.all}</BackLink>}
        actions={<ClearingState state={situacao} />}
      />
      <Stack gap="6">
        {isWaiting && impedimento && <Banner tone="info" title={obstacles[impedimento]} />}
        {situacao !== 'descartada' && <ClearingSummary summary={resumo} isDone={situacao === 'confirmada'} />}
        {origem === 'arquivo' && situacao !== 'descartada' && <ClearingPosted summary={resumo} />}
        {situacao !== 'descartada' && tarifas.length > 0 && <ClearingFees fees={tarifas} />}
        {isWaiting && (
          <Cluster>
            <ClearingActions clearing={clearing} canDiscard={canPrepare} />
          </Cluster>
        )}
        {situacao !== 'descartada' && left.length > 0 && (
          <Card title={leftOver.heading}>
            <p>{leftOver.note}</p>
            <StatementTable
              caption={leftOver.heading}
              isCaptionHidden
              columns={lineColumns}
              rows={left}
              rowKey={({ linha }) => linha}
            />
          </Card>
        )}
        <Card title={text.heading}>
          <StatementTable
            caption={text.heading}
            isCaptionHidden
            columns={lineColumns}
            rows={linhas}
            rowKey={({ linha }) => linha}
            empty={text.none}
          />
        </Card>
        <ClearingFacts clearing={clearing} />
      </Stack>
    </>
  )
}
