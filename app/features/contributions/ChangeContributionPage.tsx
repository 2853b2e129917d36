import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ContributionChange, ContributionChangeData } from '#contract/contributions.ts'
import { ChangeNotNow } from './ChangeNotNow.tsx'
import { ChangeReceipt } from './ChangeReceipt.tsx'
import { changeObstacle } from './change-obstacle.ts'
import type { FiledChange } from './contribution-rules.ts'
import { changeContribution } from './contributions.functions.ts'
import { contributionQueries } from './contributions.queries.ts'
import { contributionsText } from './contributions.text.ts'
import { PercentageChange } from './PercentageChange.tsx'
import { VoluntaryChange } from './VoluntaryChange.tsx'

const file = (input: ContributionChange) => changeContribution({ data: input })

const receiptOf = (filed: FiledChange) => <ChangeReceipt filed={filed} />

/** Change of contribution: the form of the plan's kind, why it is not possible now, or the receipt of what was filed. */
export function ChangeContributionPage() {
  const { idRequisicao } = useSearch({ from: '/_shell/services/alterar-contribuicao' })
  const { data: contribution } = useSuspenseQuery(contributionQueries.current())
  const { data: returned } = useSuspenseQuery(contributionQueries.returned(idRequisicao))
  const { link } = useSession()
  const { contribuicao, alteracao: terms } = contribution
  const obstacle = changeObstacle(contribution, returned?.id)
  return (
    <RequestPage<FiledChange, ContributionChangeData>
      slug="alterar-contribuicao"
      lead={contributionsText.lead}
      returned={returned}
      notNow={obstacle && <ChangeNotNow obstacle={obstacle} />}
      receipt={receiptOf}
    >
      {(request) =>
        contribuicao.modalidade === 'percentual' ? (
          <PercentageChange
            {...request}
            situation={contribuicao}
            terms={terms}
            categoryId={link?.categoria.id}
            file={file}
          />
        ) : (
          <VoluntaryChange {...request} situation={contribuicao} terms={terms} file={file} />
        )
      }
    </RequestPage>
  )
}
