import { formatDate } from '#app/format/dates.ts'
import type { InvestmentProfileChangeData } from '#contract/investment-profiles.ts'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { investmentProfileChangeText as words } from './investment-profile-change.text.ts'

/** A choice of investment profile: from which to which, its days, and the term where one was accepted. */
export function InvestmentProfileChange({ change }: { change: InvestmentProfileChangeData }) {
  const { perfilAnterior, perfilNovo, efeitoEm, cancelavelAte, resultado, termoRisco } = change
  return (
    <DescriptionList
      items={[
        { id: 'from', term: words.from, description: perfilAnterior },
        { id: 'to', term: words.to, description: perfilNovo },
        { id: 'effective', term: words.effective, description: formatDate(efeitoEm), isNumeric: true },
        {
          id: 'cancellable',
          term: words.cancellable,
          description: formatDate(cancelavelAte),
          isNumeric: true,
        },
        { id: 'result', term: words.result, description: words.resultSentence(resultado) },
        ...(termoRisco ? [{ id: 'term', term: words.term, description: termoRisco }] : []),
      ]}
    />
  )
}
