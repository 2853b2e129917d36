import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Pagination } from '@portal/design-system/Pagination'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { FigureExplanation } from '#app/features/service-request/FigureExplanation.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import type { ExplainedFigureOnWire } from '#contract/statement.ts'
import { explainedLines, figureValue } from './explained-figure.ts'
import { statementHref } from './lines-input.ts'
import type { StatementViewProps } from './StatementView.tsx'
import { statementText } from './statement.text.ts'
import { lineColumns } from './statement-columns.tsx'
import { fileLabel, foundSentence, lineFigureTitle, updateNote } from './statement-sentences.ts'

const { lines: text, formats } = statementText

type StatementLinesProps = Pick<StatementViewProps, 'lines' | 'input' | 'hrefOfPage'>

/** A page of the movements, the files of all of them, and the way to the figures of a line. */
export function StatementLines({ lines, input, hrefOfPage }: StatementLinesProps) {
  const explained = lines.figuras.filter(({ figura }) => figura !== 'rentabilidade-periodo')
  return (
    <Card>
      <Stack gap="6">
        <Cluster justify="between" gap="4">
          <div>
            <Text as="h2" variant="subtitle">
              {text.heading}
            </Text>
            <Text variant="small" tone="muted" role="status">
              {foundSentence(lines)}
            </Text>
          </div>
          {lines.totalLinhas > 0 && (
            <Cluster gap="2" role="group" aria-label={text.files}>
              {(['pdf', 'xlsx', 'csv'] as const).map((format) => (
                <FileLink
                  key={format}
                  size="compact"
                  href={statementHref(format, input)}
                  aria-label={fileLabel(formats[format])}
                >
                  {formats[format]}
                </FileLink>
              ))}
            </Cluster>
          )}
        </Cluster>
        <StatementTable
          caption={text.heading}
          isCaptionHidden
          columns={lineColumns}
          rows={lines.linhas}
          rowKey={({ id }) => id}
          empty={text.none}
        />
        <Pagination
          page={lines.pagina}
          totalPages={lines.totalPaginas}
          getHref={hrefOfPage}
          label={text.pages}
        />
        {explained.length > 0 && <LineExplanations figures={explained} />}
      </Stack>
    </Card>
  )
}

function LineExplanations({ figures }: { figures: readonly ExplainedFigureOnWire[] }) {
  return (
    <section aria-label={text.explanations}>
      <Accordion>
        {figures.map((figure) => (
          <FigureExplanation
            key={figure.figura}
            title={lineFigureTitle(figure, figureValue(figure))}
            lines={explainedLines(figure)}
            note={updateNote(figure)}
          />
        ))}
      </Accordion>
    </section>
  )
}
