import { useSuspenseQuery } from '@tanstack/react-query'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { pepDeclarationReading } from '#contract/readings/pep-declaration.ts'
import { DeclarationHistory } from './DeclarationHistory.tsx'
import { DeclarationReceipt } from './DeclarationReceipt.tsx'
import { DeclarationStatus } from './DeclarationStatus.tsx'
import type { FiledPep } from './declaration-props.ts'
import { summaries } from './declaration-summaries.ts'
import { declarePep } from './declarations.functions.ts'
import { declarationQueries } from './declarations.queries.ts'
import { declarationsText } from './declarations.text.ts'
import { PepRequest, type PepRequestProps } from './PepRequest.tsx'

const file: PepRequestProps['file'] = (input) => declarePep({ data: input })

const receipt = (filed: FiledPep) => (
  <DeclarationReceipt filed={filed} asked={pepDeclarationReading(filed.dados)} />
)

/** Political exposure: where it stands, a new declaration, and the ones before. */
export function PepPage() {
  const { data: history } = useSuspenseQuery(declarationQueries.pep())
  const { target } = useSession()
  return (
    <RequestPage<FiledPep, never>
      slug="pep"
      lead={declarationsText.pep.lead}
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
            <PepRequest history={history} draftKey={draftKey} file={file} onFiled={onFiled} />
          )}
          <DeclarationHistory
            lines={history.declaracoes.map((made) => ({ ...made, answer: summaries.pep(made.dados) }))}
          />
        </>
      )}
    </RequestPage>
  )
}
