import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import type { RowDetail } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import { PagedTable } from '#app/listing/PagedTable.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import type { StatementLineOnWire, StatementLinesAnswer } from '#contract/statement/statement.ts'
import { explainedLines } from './explained-figure.ts'
import { LineDetail } from './LineDetail.tsx'
import type { StatementLinesInput } from './lines-input.ts'
import { statementHref } from './lines-input.ts'
import { statementText } from './statement.text.ts'
import { lineColumns } from './statement-columns.tsx'
import {
  balancesSentence,
  fileLabel,
  foundSentence,
  lineLabel,
  periodReturnTitle,
  updateNote,
} from './statement-sentences.ts'
import { TypeTotals } from './TypeTotals.tsx'

const { lines: text, formats, totals } = statementText

export type StatementLinesProps = {
  lines: StatementLinesAnswer
  /** Parameters of the lines on screen; the downloads take the same. */
  input: StatementLinesInput
  /** Address of a page of lines, counted from 0. */
  hrefOfPage: (page: number) => string
}

/** A page of the movements, each with the way to its figures; the files and the totals of all of them. */
export function StatementLines({ lines, input, hrefOfPage }: StatementLinesProps) {
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
            <Text variant="small" tone="muted">
              {balancesSentence(lines.saldos)}
            </Text>
          </div>
          {lines.totalLinhas > 0 && (
            <Cluster gap="1" role="group" aria-label={text.files} data-print="hide">
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
        <PagedTable
          caption={text.heading}
          narrow="list"
          columns={lineColumns}
          rows={lines.linhas}
          rowKey={({ id }) => id}
          detail={detailOf}
          empty={text.none}
          pages={{
            page: lines.pagina,
            totalPages: lines.totalPaginas,
            getHref: hrefOfPage,
            label: text.pages,
          }}
        />
        {lines.totalLinhas > 0 && <OfAllLines lines={lines} />}
      </Stack>
    </Card>
  )
}

function detailOf(line: StatementLineOnWire): RowDetail {
  return { label: lineLabel(line), content: <LineDetail line={line} /> }
}

function OfAllLines({ lines }: { lines: StatementLinesAnswer }) {
  const earned = lines.figuras.find(({ figura }) => figura === 'rentabilidade-periodo')
  return (
    <Accordion>
      <AccordionItem title={totals.heading}>
        <TypeTotals totals={lines.totais} />
      </AccordionItem>
      {earned && (
        <FigureExplanation
          title={periodReturnTitle(earned)}
          lines={explainedLines(earned)}
          note={updateNote(earned)}
        />
      )}
    </Accordion>
  )
}
