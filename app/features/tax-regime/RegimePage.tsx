import { useSuspenseQuery } from '@tanstack/react-query'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { useFiled } from '#app/features/service-request/use-filed.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { taxRegimeChoiceReading } from '#contract/readings/tax-regime-choice.ts'
import { serviceNames } from '#contract/service-names.ts'
import type { FiledRegime, RegimeAnswer } from '#contract/tax-regime.ts'
import { RegimeChoice } from './RegimeChoice.tsx'
import { RegimeOverview } from './RegimeOverview.tsx'
import { taxRegimeQuery } from './tax-regime.queries.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { consequenceSentence } from './tax-regime-sentences.ts'

/** The tax regime: what it is, what each would do with the own balance, and choosing one for good. */
export function RegimePage() {
  const { data: answer } = useSuspenseQuery(taxRegimeQuery)
  const [filed, setFiled] = useFiled<FiledRegime>()
  return (
    <RequestPageFrame title={serviceNames['regime-tributacao']} lead={taxRegimeText.lead}>
      {filed ? <RegimeReceipt filed={filed} /> : <Regime answer={answer} onFiled={setFiled} />}
    </RequestPageFrame>
  )
}

function Regime({ answer, onFiled }: { answer: RegimeAnswer; onFiled: (filed: FiledRegime) => void }) {
  const { planLink, target } = useSession()
  const mayChoose = answer.situacao.opcoes.length > 0
  if (mayChoose && !target) return <RegimeChoice key={planLink?.id} answer={answer} onFiled={onFiled} />
  return (
    <>
      {mayChoose && <OnlyThePerson />}
      <RegimeOverview answer={answer} />
    </>
  )
}

/** Proof of the choice, with the term that was signed. */
function RegimeReceipt({ filed }: { filed: FiledRegime }) {
  const { next, term } = taxRegimeText.receipt
  return (
    <RequestReceipt
      filed={filed}
      asked={taxRegimeChoiceReading(filed.dados)}
      next={next}
      documentLink={<FileLink href={fileHref('termo-regime-tributacao')}>{term}</FileLink>}
    >
      <p>{consequenceSentence(filed.dados.regime)}</p>
    </RequestReceipt>
  )
}
