import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { DocumentsView } from './DocumentsView.tsx'
import type { DocumentPart, DocumentsSearch } from './documents.search.ts'
import { IssuedPart } from './IssuedPart.tsx'
import { SendPart } from './SendPart.tsx'
import { SentPart } from './SentPart.tsx'

const route = getRouteApi('/_shell/documents')
const to = '/documents'

/** What the fund issued, what the person sent, and sending a document: the part that the address names. */
export function DocumentsPage() {
  const search = route.useSearch()
  const router = useRouter()
  const navigate = useNavigate()
  const hrefOf = (aba: DocumentPart) => router.buildLocation({ to, search: { ...search, aba } }).href
  const onSearch = (changed: Partial<DocumentsSearch>) =>
    void navigate({ to, search: { ...search, ...changed }, resetScroll: false })
  return (
    <DocumentsView part={search.aba} hrefOfPart={hrefOf}>
      {search.aba === 'emitidos' && <IssuedPart search={search} onSearch={onSearch} />}
      {search.aba === 'enviados' && <SentPart sendHref={hrefOf('enviar')} />}
      {search.aba === 'enviar' && <SendPart sentHref={hrefOf('enviados')} />}
    </DocumentsView>
  )
}
