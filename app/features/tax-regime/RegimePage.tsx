import { useSuspenseQuery } from '@tanstack/react-query'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { RegimeChoiceData, RegimeChoiceInput } from '#contract/tax-regime.ts'
import type { FiledRegime } from './filed-regime.ts'
import { RegimeChoice } from './RegimeChoice.tsx'
import { RegimeOverview } from './RegimeOverview.tsx'
import { RegimeReceipt } from './RegimeReceipt.tsx'
import { chooseTaxRegime } from './tax-regime.functions.ts'
import { taxRegimeQueries } from './tax-regime.queries.ts'
import { taxRegimeText } from './tax-regime.text.ts'

const receiptOf = (filed: FiledRegime) => <RegimeReceipt filed={filed} />

const file = (input: RegimeChoiceInput) => chooseTaxRegime({ data: input })

/** The tax regime: what it is, what each would do with the own balance, and choosing one for good. */
export function RegimePage() {
  const { data: answer } = useSuspenseQuery(taxRegimeQueries.current())
  const { target } = useSession()
  const mayChoose = answer.situacao.opcoes.length > 0
  const overview = <RegimeOverview answer={answer} />
  return (
    <RequestPage<FiledRegime, RegimeChoiceData>
      slug="regime-tributacao"
      lead={taxRegimeText.lead}
      returned={null}
      notNow={null}
      receipt={receiptOf}
    >
      {(request) =>
        mayChoose && !target ? (
          <RegimeChoice {...request} answer={answer} overview={overview} file={file} />
        ) : (
          <>
            {mayChoose && <OnlyThePerson />}
            {overview}
          </>
        )
      }
    </RequestPage>
  )
}
