import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { RequestStatusTag } from '#app/features/request-engine/RequestStatusTag.tsx'
import { TwoLines } from '#app/listing/TwoLines.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { SentDocument } from '#contract/documents/documents.ts'
import { sizeText } from '#contract/documents/files.text.ts'
import { instantText } from '#contract/value-text.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { documentName } from './documents.css.ts'
import { documentsText } from './documents.text.ts'

const { sent: text } = documentsText

/** Who looks at what somebody sent: the person, an attendant who serves them, or one from the desk. */
export type DocumentReader = 'person' | 'serving' | 'desk'

type SentActions = { reader: DocumentReader; onView: (document: SentDocument) => void }

/** Which file, what it went with and when, where that stands, and the file itself. */
export function sentColumns({ reader, onView }: SentActions): readonly StatementColumn<SentDocument>[] {
  return [
    {
      id: 'document',
      header: text.document,
      isRowHeader: true,
      cell: ({ nome, descricao, bytes }) => (
        <Stack as="span" gap="1">
          <span className={documentName}>{nome}</span>
          <Text as="span" variant="small" tone="muted">
            {descricao} · {sizeText(bytes)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'origin',
      header: text.origin,
      cell: ({ origem, enviadoEm }) => (
        <TwoLines below={instantText(enviadoEm)}>
          <Origin origin={origem} reader={reader} />
        </TwoLines>
      ),
    },
    { id: 'state', header: text.state, cell: (document) => <State document={document} /> },
    {
      id: 'file',
      header: text.file,
      isNumeric: true,
      cell: (document) =>
        document.disponivel && (
          <DocumentActions
            name={document.nome}
            onView={() => onView(document)}
            href={reader === 'person' ? fileHref('documento-enviado', document.id) : null}
          />
        ),
    },
  ]
}

function Origin({ origin, reader }: { origin: SentDocument['origem']; reader: DocumentReader }) {
  if (origin.tipo === 'solicitacao') {
    const search = new URLSearchParams({ idRequisicao: String(origin.idRequisicao) })
    const path = reader === 'desk' ? '/request-management' : '/services/requests'
    return (
      <TextLink href={`${path}?${search}`}>
        {origin.nome}, {origin.protocolo}
      </TextLink>
    )
  }
  if (origin.tipo === 'conversa') return text.conversation
  return origin.tipo === 'cadastro' ? text.record : text.open
}

function State({ document: { origem, disponivel } }: { document: SentDocument }) {
  if (origem.tipo === 'em-aberto') return <StatusTag tone="warning">{text.waiting}</StatusTag>
  if (!disponivel) return <StatusTag tone="neutral">{text.withheld}</StatusTag>
  if (origem.tipo === 'solicitacao') return <RequestStatusTag status={origem.status} />
  return <StatusTag tone="success">{text.kept}</StatusTag>
}
