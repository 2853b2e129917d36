import { Card } from '@portal/design-system/Card'
import type { AnchorProps } from '@portal/design-system/link'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { formatInstantDate } from '#app/format/dates.ts'
import { validitySentence } from './declaration-sentences.ts'
import { figures, files } from './declarations.css.ts'
import { declarationsText } from './declarations.text.ts'

const { history: text } = declarationsText

/** A declaration as a line of the history. */
export type HistoryLine = {
  idRequisicao: number
  protocolo: string
  declaradaEm: string
  validaAte: string | null
  answer: string
  /** Public id of the proof that went with it; null: none. */
  proofId?: string | null
}

type DeclarationHistoryProps = { lines: readonly HistoryLine[]; linkId: number }

/** Every declaration that was made, newest first, each with its proof. */
export function DeclarationHistory({ lines, linkId }: DeclarationHistoryProps) {
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
      <TextLink
        renderLink={plainAnchor}
        href={`/arquivos/declaracao/${idRequisicao}?vinculo=${linkId}`}
        aria-label={`${text.pdf} ${protocolo}`}
      >
        {text.pdf}
      </TextLink>
      {proofId && (
        <TextLink
          renderLink={plainAnchor}
          href={`/arquivos/documento/${proofId}`}
          aria-label={`${text.proof} ${protocolo}`}
        >
          {text.proof}
        </TextLink>
      )}
    </span>
  )
}

/** A file is no page of the router. */
function plainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>
}
