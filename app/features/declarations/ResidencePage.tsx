import { useSuspenseQuery } from '@tanstack/react-query'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { sentProof } from '#contract/declarations.ts'
import { residenceDeclarationReading } from '#contract/readings/residence-declaration.ts'
import { DeclarationHistory } from './DeclarationHistory.tsx'
import { DeclarationReceipt } from './DeclarationReceipt.tsx'
import { DeclarationStatus } from './DeclarationStatus.tsx'
import type { FiledResidence } from './declaration-props.ts'
import { summaries } from './declaration-summaries.ts'
import { declareResidence } from './declarations.functions.ts'
import { declarationQueries } from './declarations.queries.ts'
import { declarationsText } from './declarations.text.ts'
import { ResidenceRequest, type ResidenceRequestProps } from './ResidenceRequest.tsx'

const upload = sendFile(uploadHref('comprovante-residencia'), sentProof)

const file: ResidenceRequestProps['file'] = (input) => declareResidence({ data: input })

const receipt = (filed: FiledResidence) => (
  <DeclarationReceipt filed={filed} asked={residenceDeclarationReading(filed.dados)} />
)

/** Living abroad: where it stands, a new declaration, and the ones before. */
export function ResidencePage() {
  const { data: history } = useSuspenseQuery(declarationQueries.residence())
  const { target } = useSession()
  const lines = history.declaracoes.map((made) => ({
    ...made,
    answer: summaries.residence(made.dados),
    proofId: made.dados.residencia?.comprovante?.id ?? null,
  }))
  return (
    <RequestPage<FiledResidence, never>
      slug="residente-exterior"
      lead={declarationsText.residence.lead}
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
            <ResidenceRequest
              history={history}
              draftKey={draftKey}
              file={file}
              upload={upload}
              onFiled={onFiled}
            />
          )}
          <DeclarationHistory lines={lines} />
        </>
      )}
    </RequestPage>
  )
}
