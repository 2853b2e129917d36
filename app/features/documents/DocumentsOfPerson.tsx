import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { documentsQueries } from './documents.queries.ts'
import { documentsText } from './documents.text.ts'
import { SentDocumentsToOpen } from './SentDocumentsToOpen.tsx'

const { ofPerson: text } = documentsText

type DocumentsOfPersonProps = { idPessoa: number; page: number; hrefOfPage: (page: number) => string }

/** Documents a person sent, as the service desk opens them from the person's card. */
export function DocumentsOfPerson({ idPessoa, page, hrefOfPage }: DocumentsOfPersonProps) {
  const { nome, list } = useSuspenseQuery(documentsQueries.sentBy(idPessoa, useDeferredValue(page))).data
  return (
    <>
      <PageHeader
        before={
          <BackLink href={`/?${new URLSearchParams({ idPessoa: String(idPessoa) })}`}>{text.back}</BackLink>
        }
        title={documentsText.title}
        description={`${nome}. ${text.lead}`}
      />
      <SentDocumentsToOpen list={list} hrefOfPage={hrefOfPage} reader="desk" />
    </>
  )
}
