import { Banner } from '@portal/design-system/Banner'
import { TextLink } from '@portal/design-system/TextLink'
import { useQuery } from '@tanstack/react-query'
import { requestQueries } from '../requests.queries.ts'
import { requestsText } from '../requests.text.ts'

/** Tells the service desk that e-mails about a request got to nobody, and leads to them. The request does not wait for it. */
export function UndeliveredEmails({ idRequisicao }: { idRequisicao: number }) {
  const { data: count = 0 } = useQuery(requestQueries.undelivered(idRequisicao))
  if (count === 0) return null
  return (
    <Banner tone="warning" title={requestsText.undelivered(count)}>
      <TextLink href={`/settings/emails-enviados?idRequisicao=${idRequisicao}&estado=nao-entregues`}>
        {requestsText.seeUndelivered}
      </TextLink>
    </Banner>
  )
}
