import { Card } from '@portal/design-system/Card'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { StatementColumn } from '@portal/design-system/StatementTable/statement-column'
import { textLinkClass } from '@portal/design-system/TextLink/text-link-class'
import { formatInstantDate } from '#app/format/dates.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { DeclarationsOnWire } from '#contract/declarations.ts'
import { validitySentence } from './declaration-sentences.ts'
import { figures, files } from './declarations.css.ts'
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
  const linkId = useSession().link?.id ?? 0
  if (lines.length === 0) return null
  return (
    <Card title={text.title}>
      <StatementTable
        caption={text.title}
        isCaptionHidden
        columns={columnsOf(linkId)}
        rows={lines}
        rowKey={({ idRequisicao }) => idRequisicao}
      />
    </Card>
  )
}

function columnsOf(linkId: number): readonly StatementColumn<HistoryLine>[] {
  return [
    {
      id: 'when',
      header: text.when,
      cell: ({ declaradaEm }) => <span className={figures}>{formatInstantDate(declaradaEm)}</span>,
      isRowHeader: true,
    },
    { id: 'answer', header: text.answer, cell: ({ answer }) => answer },
    {
      id: 'validity',
      header: text.validity,
      cell: ({ validaAte }) => <span className={figures}>{validitySentence(validaAte)}</span>,
    },
    {
      id: 'protocol',
      header: text.protocol,
      cell: ({ protocolo }) => <span className={figures}>{protocolo}</span>,
    },
    { id: 'files', header: text.files, cell: (line) => <Files line={line} linkId={linkId} /> },
  ]
}

function Files({ line, linkId }: { line: HistoryLine; linkId: number }) {
  const { idRequisicao, protocolo, proofId } = line
  return (
    <span className={files}>
      <a
        className={textLinkClass}
        href={`/arquivos/declaracao/${idRequisicao}?vinculo=${linkId}`}
        aria-label={`${text.pdf} ${protocolo}`}
      >
        {text.pdf}
      </a>
      {proofId && (
        <a
          className={textLinkClass}
          href={`/arquivos/documento/${proofId}`}
          aria-label={`${text.proof} ${protocolo}`}
        >
          {text.proof}
        </a>
      )}
    </span>
  )
}
