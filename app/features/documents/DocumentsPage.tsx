import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { DocumentsOfPerson } from './DocumentsOfPerson.tsx'
import { DocumentsView } from './DocumentsView.tsx'
import type { DocumentPart, DocumentsSearch } from './documents.search.ts'
import { IssuedPart } from './IssuedPart.tsx'
import { SendPart } from './SendPart.tsx'
import { SentPart } from './SentPart.tsx'

const route = getRouteApi('/_shell/documents')
const to = '/documents'

/** The documents of the person on screen; for an attendant who serves nobody what the person of the address sent. */
export function DocumentsPage() {
  const { idPessoa } = route.useSearch()
  const isDesk = isAdminMode(useSession())
  return isDesk && idPessoa !== undefined ? <DocumentsOfPerson idPessoa={idPessoa} /> : <OwnDocuments />
}

/** What the fund issued, what the person sent, and sending a document: the part that the address names. */
function OwnDocuments() {
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
