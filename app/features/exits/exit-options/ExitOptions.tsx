import { AccordionItem } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { YearAssumed } from '#app/features/request-engine/YearAssumed.tsx'
import { estimateSentence } from '#contract/exits/deferred-estimate.text.ts'
import { exitOptionNames } from '#contract/exits/exit-options.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { type ComparedLine, comparedLines, OPTIONS } from './compared-options.ts'
import { ExitClock } from './ExitClock.tsx'
import { otherRegimeSentence, exitOptionsText as text } from './exit-options.text.ts'
import { WaysOut } from './WaysOut.tsx'

const columns: readonly StatementColumn<ComparedLine>[] = [
  { id: 'label', header: text.question, isRowHeader: true, cell: ({ label }) => label },
  ...OPTIONS.map((option) => ({
    id: option,
    header: exitOptionNames[option],
    isNumeric: true,
    cell: (line: ComparedLine) => line[option],
  })),
]

/**
 * Everything that who leaves chooses by: until when and what comes without a choice, the four options beside each other on their own
 * numbers, and the way to each. What the figures count on, and the statement with the law, stand below.
 */
export function ExitOptions({ options }: { options: ExitOptionsOnWire }) {
  const { relogio, regime, resgate, bpd } = options
  return (
    <Stack gap="6">
      <Card tone="brand">
        <ExitClock options={options} />
      </Card>
      <Card title={text.compare}>
        <Stack gap="5">
          <StatementTable
            caption={text.compare}
            isCaptionHidden
            columns={columns}
            rows={comparedLines(options)}
            rowKey={({ id }) => id}
          />
          <AccordionItem title={text.basis}>
            <Stack gap="3">
              {resgate.motivo === null && regime === null && <p>{otherRegimeSentence(resgate)}</p>}
              {regime !== 'regressivo' && <YearAssumed both={resgate} />}
              {bpd.estimativa && <p>{estimateSentence(bpd.estimativa)}</p>}
            </Stack>
          </AccordionItem>
        </Stack>
      </Card>
      <WaysOut options={options} />
      <Cluster gap="6" rowGap="2">
        {relogio?.entregueEm && <TextLink href="/documents/extrato-desligamento">{text.statement}</TextLink>}
        <TextLink href="/services/regime-tributacao">{text.taxes}</TextLink>
      </Cluster>
    </Stack>
  )
}
