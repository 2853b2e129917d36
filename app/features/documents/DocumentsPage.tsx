import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
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
  const { idPessoa, page } = route.useSearch()
  const { hrefOf } = useDocumentsAddress()
  const isDesk = isAdminMode(useSession())
  if (!isDesk || idPessoa === undefined) return <OwnDocuments />
  return <DocumentsOfPerson idPessoa={idPessoa} page={page} hrefOfPage={(page) => hrefOf({ page })} />
}

/** Tabs of the participant's documents: issued, sent, and sending one. The address names the open tab. */
function OwnDocuments() {
  const search = route.useSearch()
  const { hrefOf, go } = useDocumentsAddress()
  const hrefOfPart = (aba: DocumentPart) => hrefOf({ aba, page: 0 })
  return (
    <DocumentsView part={search.aba} hrefOfPart={hrefOfPart}>
      {search.aba === 'emitidos' && <IssuedPart search={search} onSearch={go} />}
      {search.aba === 'enviados' && (
        <SentPart
          page={search.page}
          hrefOfPage={(page) => hrefOf({ page })}
          sendHref={hrefOfPart('enviar')}
        />
      )}
      {search.aba === 'enviar' && <SendPart sentHref={hrefOfPart('enviados')} />}
    </DocumentsView>
  )
}

/** The page's own address with something changed, as a link and as a way there. */
function useDocumentsAddress() {
  const search = route.useSearch()
  const router = useRouter()
  const change = useSearchChange<DocumentsSearch>()
  return {
    hrefOf: (changed: Partial<DocumentsSearch>) =>
      router.buildLocation({ to, search: { ...search, ...changed } }).href,
    go: change,
  }
}
