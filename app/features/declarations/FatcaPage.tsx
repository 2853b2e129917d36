import { useSuspenseQuery } from '@tanstack/react-query'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { fatcaDeclarationReading } from '#contract/readings/fatca-declaration.ts'
import { DeclarationHistory } from './DeclarationHistory.tsx'
import { DeclarationReceipt } from './DeclarationReceipt.tsx'
import { DeclarationStatus } from './DeclarationStatus.tsx'
import type { FiledFatca } from './declaration-props.ts'
import { summaries } from './declaration-summaries.ts'
import { declareFatca } from './declarations.functions.ts'
import { declarationQueries } from './declarations.queries.ts'
import { declarationsText } from './declarations.text.ts'
import { FatcaRequest, type FatcaRequestProps } from './FatcaRequest.tsx'

const file: FatcaRequestProps['file'] = (input) => declareFatca({ data: input })

const receipt = (filed: FiledFatca) => (
  <DeclarationReceipt filed={filed} asked={fatcaDeclarationReading(filed.dados)} />
)

/** Tax residence: where it stands, a new declaration, and the ones before. */
export function FatcaPage() {
  const { data: history } = useSuspenseQuery(declarationQueries.fatca())
  const { target } = useSession()
  return (
    <RequestPage<FiledFatca, never>
      slug="fatca"
      lead={declarationsText.fatca.lead}
      returned={null}
      notNow={null}
      receipt={receipt}
    >
      {({ draftKey, onFiled }) => (
        <>
          <DeclarationStatus state={history.situacao} newest={history.declaracoes[0]?.idRequisicao ?? null} />
          {target ? (
            <OnlyThePerson />
          ) : (
            <FatcaRequest history={history} draftKey={draftKey} file={file} onFiled={onFiled} />
          )}
          <DeclarationHistory
            lines={history.declaracoes.map((made) => ({ ...made, answer: summaries.fatca(made.dados) }))}
          />
        </>
      )}
    </RequestPage>
  )
}
