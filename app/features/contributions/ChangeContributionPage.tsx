import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#app/session/session.queries.ts'
import { ChangeNotNow } from './ChangeNotNow.tsx'
import { ChangeReceipt } from './ChangeReceipt.tsx'
import { changeObstacle } from './change-obstacle.ts'
import { contributionQueries } from './contributions.queries.ts'
import { PercentageChange } from './PercentageChange.tsx'
import type { FiledChange } from './use-send-change.ts'
import { VoluntaryChange } from './VoluntaryChange.tsx'

/** Change of contribution: the form of the plan's kind, why it is not possible now, or the receipt of what was filed. */
export function ChangeContributionPage() {
  const { idRequisicao } = useSearch({ from: '/_shell/services/alterar-contribuicao' })
  const { data: contribution } = useSuspenseQuery(contributionQueries.current())
  const { data: returned } = useSuspenseQuery(contributionQueries.returned(idRequisicao))
  const { person, link } = useSession()
  const [filed, setFiled] = useState<FiledChange | null>(null)

  if (filed) return <ChangeReceipt filed={filed} />
  const obstacle = changeObstacle(contribution, returned?.id)
  if (obstacle) return <ChangeNotNow obstacle={obstacle} />

  const { contribuicao, alteracao } = contribution
  const change = {
    terms: alteracao,
    returned,
    draftKey: ['alterar-contribuicao', person.id, link?.id, returned?.id].filter(Boolean).join(':'),
    onFiled: setFiled,
  }
  return contribuicao.modalidade === 'percentual' ? (
    <PercentageChange situation={contribuicao} categoryId={link?.categoria.id} {...change} />
  ) : (
    <VoluntaryChange situation={contribuicao} {...change} />
  )
}
