import { Banner } from '@portal/design-system/Banner'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { RulePreview } from '#contract/plan-rules/plan-rules.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RehearsalResult } from './workflows/RehearsalResult.tsx'

type Line = { nome: string; antes: string | null; depois: string | null }

const columnsOf = (first: string) => [
  { id: 'nome', header: first, cell: ({ nome }: Line) => nome },
  { id: 'antes', header: planRulesText.before, cell: ({ antes }: Line) => antes ?? planRulesText.absent },
  { id: 'depois', header: planRulesText.after, cell: ({ depois }: Line) => depois ?? planRulesText.absent },
]

/** Effect of the rule being edited, with examples, and the obstacles to publishing it. */
export function RulePreviewResult({ preview }: { preview: RulePreview }) {
  const { mudancas, exemplos, impedimentos, ensaio } = preview
  return (
    <Stack as="section" gap="5" aria-label={planRulesText.previewTitle}>
      {impedimentos.length > 0 && (
        <Banner tone="warning" title={planRulesText.obstaclesTitle} live="polite">
          {impedimentos.map(({ campo, frase }) => (
            <p key={campo}>{frase}</p>
          ))}
        </Banner>
      )}
      <StatementTable
        caption={planRulesText.previewTitle}
        columns={columnsOf(planRulesText.part)}
        rows={mudancas}
        rowKey={({ campo }) => campo}
        empty={planRulesText.nothingChanges}
      />
      {ensaio && <RehearsalResult rehearsal={ensaio} />}
      {exemplos.length > 0 && (
        <StatementTable<Line>
          caption={planRulesText.examples}
          columns={columnsOf(planRulesText.example)}
          rows={exemplos}
          rowKey={({ nome }) => nome}
        />
      )}
    </Stack>
  )
}
