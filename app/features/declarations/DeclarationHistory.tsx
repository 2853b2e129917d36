import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { FileTextLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { DeclarationsOnWire } from '#contract/declarations/declarations.ts'
import { instantDateText } from '#contract/value-text.ts'
import { validitySentence } from './declaration-sentences.ts'
import { declarationsText } from './declarations.text.ts'

const { history: text } = declarationsText

/** A declaration as a line of the history. */
type HistoryLine = Omit<DeclarationsOnWire<unknown>['declaracoes'][number], 'dados' | 'codigo'> & {
  answer: string
  /** Public id of the proof that went with it; null: none. */
  proofId: string | null
}

/** Every declaration that was made, newest first, each with its proof. */
export function DeclarationHistory({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return null
  return (
    <Card title={text.title}>
      <StatementTable
        caption={text.title}
        isCaptionHidden
        columns={columns}
        rows={lines}
        rowKey={({ idRequisicao }) => idRequisicao}
      />
    </Card>
  )
}

const columns: readonly StatementColumn<HistoryLine>[] = [
  {
    id: 'when',
    header: text.when,
    cell: ({ declaradaEm }) => instantDateText(declaradaEm),
    isRowHeader: true,
  },
  { id: 'answer', header: text.answer, cell: ({ answer }) => answer },
  {
    id: 'validity',
    header: text.validity,
    cell: ({ validaAte }) => validitySentence(validaAte),
  },
  {
    id: 'protocol',
    header: text.protocol,
    cell: ({ protocolo }) => protocolo,
  },
  { id: 'files', header: text.files, cell: Files },
]

function Files({ idRequisicao, protocolo, proofId }: HistoryLine) {
  return (
    <Cluster as="span" gap="4" rowGap="0">
      <FileTextLink href={fileHref('declaracao', idRequisicao)} aria-label={`${text.pdf} ${protocolo}`}>
        {text.pdf}
      </FileTextLink>
      {proofId && (
        <FileTextLink href={fileHref('documento', proofId)} aria-label={`${text.proof} ${protocolo}`}>
          {text.proof}
        </FileTextLink>
      )}
    </Cluster>
  )
}
