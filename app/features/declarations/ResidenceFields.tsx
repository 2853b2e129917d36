import { Columns } from '@portal/design-system/Columns'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CountryInput } from '#app/forms/CountryInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { TextInput } from '#app/forms/TextInput.tsx'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { uploadHref } from '#app/navigation/file-address.ts'
import type { ResidenceDeclarations, ResidenceValues } from '#contract/declarations/declarations.ts'
import { sentProof } from '#contract/proof.ts'
import { proofAgeSentence } from './declaration-sentences.ts'
import { declarationsText } from './declarations.text.ts'

const { residence: text } = declarationsText

const upload = sendFile(uploadHref('comprovante-residencia'), sentProof)

type ResidenceFieldsProps = {
  form: RequestFormApi<ResidenceValues>
  declarations: Pick<ResidenceDeclarations, 'comprovanteDesde' | 'comprovanteMaximoDias' | 'hoje'>
}

/** Living abroad: a "yes" asks for the address, the tax number and a proof. */
export function ResidenceFields({ form, declarations }: ResidenceFieldsProps) {
  return (
    <>
      <form.AppField name="residente_exterior">{() => <YesNoInput label={text.question} />}</form.AppField>
      <form.Subscribe selector={({ values }) => values.residente_exterior === 'S'}>
        {(isAbroad) => isAbroad && <Abroad form={form} declarations={declarations} />}
      </form.Subscribe>
    </>
  )
}

function Abroad({ form, declarations }: ResidenceFieldsProps) {
  return (
    <>
      <form.AppField name="pais">
        {() => <CountryInput label={text.country} isRequired isAbroad />}
      </form.AppField>
      <Columns minWidth="narrow">
        <form.AppField name="codigoPostal">
          {() => <TextInput label={text.postalCode} isRequired maxLength={20} />}
        </form.AppField>
        <form.AppField name="nif">
          {() => (
            <TextInput
              label={text.taxNumber}
              description={text.taxNumberHelp}
              isRequired
              inputMode="numeric"
              maxLength={20}
            />
          )}
        </form.AppField>
      </Columns>
      <form.AppField name="complemento">
        {() => <TextInput label={text.complement} maxLength={120} />}
      </form.AppField>
      <form.AppField name="comprovante">
        {() => <ProofInput upload={upload} label={text.proof} description={text.proofKind} isRequired />}
      </form.AppField>
      <form.AppField name="comprovanteEmitidoEm">
        {() => (
          <DateInput
            label={text.issued}
            description={proofAgeSentence(declarations.comprovanteMaximoDias, declarations.comprovanteDesde)}
            isRequired
            maxValue={declarations.hoje}
          />
        )}
      </form.AppField>
    </>
  )
}
