import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { formatReais } from '#app/format/money.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { PaySlipItem } from '#contract/pay-slips.ts'
import { newestSentence } from './pay-slip-sentences.ts'
import { paySlipText } from './pay-slips.text.ts'

/** The newest payment at a glance, and the ways to all of it. */
export function NewestPaySlip({ slip }: { slip: PaySlipItem }) {
  const { competencia, bruto, descontos, liquido } = slip
  const { newest, list, pdf } = paySlipText
  return (
    <Card>
      <Columns template="halves" columnGap="12">
        <Stack gap="6">
          <Stat
            size="large"
            label={newest.label}
            value={formatReais(liquido)}
            detail={newestSentence(slip)}
          />
          <Cluster>
            <LinkButton href={`/services/contracheque?competencia=${competencia}`}>{newest.open}</LinkButton>
            <FileLink href={fileHref('contracheque', competencia)}>{pdf}</FileLink>
          </Cluster>
        </Stack>
        <DescriptionList
          layout="rows"
          items={[
            { id: 'gross', term: list.gross, description: formatReais(bruto), isNumeric: true },
            { id: 'discounts', term: list.discounts, description: formatReais(descontos), isNumeric: true },
            { id: 'net', term: list.net, description: formatReais(liquido), isNumeric: true },
          ]}
        />
      </Columns>
    </Card>
  )
}
