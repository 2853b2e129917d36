import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { WayBack } from '#app/navigation/WayBack.tsx'
import { documentsQueries } from './documents.queries.ts'
import { documentsText } from './documents.text.ts'
import { SentDocumentsToOpen } from './SentDocumentsToOpen.tsx'

const { ofPerson: text } = documentsText

/** What somebody sent, as an attendant finds it from their card on the home of the service desk. */
export function DocumentsOfPerson({ idPessoa }: { idPessoa: number }) {
  const { nome, documentos } = useSuspenseQuery(documentsQueries.sentBy(idPessoa)).data
  return (
    <>
      <PageHeader
        before={
          <WayBack href={`/?${new URLSearchParams({ idPessoa: String(idPessoa) })}`}>{text.back}</WayBack>
        }
        title={documentsText.title}
        description={`${nome}. ${text.lead}`}
      />
      <SentDocumentsToOpen documents={documentos} reader="desk" />
    </>
  )
}
