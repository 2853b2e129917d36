import { useSuspenseQuery } from '@tanstack/react-query'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { changeRequest } from './change-request.tsx'
import { percentageRules } from './percentage-input.ts'
import { percentageRequest } from './percentage-request.tsx'
import { voluntaryRequest } from './voluntary-request.tsx'

/** Change of contribution: the form of the plan's kind. */
export function ChangeContributionPage() {
  const { data: situation } = useSuspenseQuery(changeRequest.situation)
  const { planLink } = useSession()
  const { contribuicao, alteracao } = situation
  if (contribuicao.modalidade === 'voluntaria')
    return <RequestPage definition={voluntaryRequest} situation={{ contribuicao, alteracao }} />
  const rules = percentageRules(contribuicao, { categoryId: planLink?.categoria.id })
  return <RequestPage definition={percentageRequest} situation={{ contribuicao, alteracao, rules }} />
}
