import { Banner } from '@portal/design-system/Banner'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { fileHref, uploadHref } from '#app/navigation/file-address.ts'
import { sentProof } from '#contract/proof.ts'

import type { RequestDocument } from '#contract/requests/requests.ts'
import { illnessNames, reportIssuerNames } from '#contract/taxes/illness-exemption.text.ts'
import type { IllnessExemptionOnWire, IllnessExemptionValues } from '#contract/taxes/illness-exemption.ts'
import {
  type Illness,
  illnessesFor,
  REPORT_ISSUERS,
  type ReportIssuer,
} from '#domain/taxes/illness-exemption.ts'
import { illnessExemptionText } from './illness-exemption.text.ts'
import { claimantOf } from './illness-exemption-input.ts'
import { renewalSentence } from './illness-exemption-sentences.ts'

const { fields: text, privacy } = illnessExemptionText

const upload = sendFile(uploadHref('laudo-medico'), sentProof)

type IllnessExemptionFieldsProps = {
  form: RequestFormApi<IllnessExemptionValues>
  situation: IllnessExemptionOnWire
  /** The report that a returned request has already. */
  report?: RequestDocument | null
}

/** Medical report: its facts, the file and the declaration; above them, who may see any of it. */
export function IllnessExemptionFields({ form, situation, report = null }: IllnessExemptionFieldsProps) {
  const illnesses = illnessesFor(claimantOf(situation))
  return (
    <>
      <Banner tone="info" title={privacy.title}>
        {privacy.text}
      </Banner>
      {situation.vigente?.ate && <p>{renewalSentence(situation.vigente.ate)}</p>}
      <form.AppField name="doenca">
        {() => (
          <SelectInput<Illness>
            label={text.illness}
            description={text.illnessHelp}
            isRequired
            options={illnesses.map((id) => ({ id, label: illnessNames[id] }))}
          />
        )}
      </form.AppField>
      <form.AppField name="dataDiagnostico">
        {() => (
          <DateInput
            label={text.diagnosed}
            description={text.diagnosedHelp}
            isRequired
            maxValue={situation.hoje}
          />
        )}
      </form.AppField>
      <form.AppField name="emissor">
        {() => (
          <SelectInput<ReportIssuer>
            label={text.issuer}
            description={text.issuerHelp}
            isRequired
            options={REPORT_ISSUERS.map((id) => ({ id, label: reportIssuerNames[id] }))}
          />
        )}
      </form.AppField>
      <form.AppField name="temValidade">{() => <YesNoInput label={text.hasEnd} />}</form.AppField>
      <form.Subscribe selector={(state) => state.values.temValidade === 'S'}>
        {(hasEnd) =>
          hasEnd && (
            <form.AppField name="validade">
              {() => (
                <DateInput
                  label={text.validUntil}
                  description={text.validUntilHelp}
                  isRequired
                  minValue={situation.hoje}
                />
              )}
            </form.AppField>
          )
        }
      </form.Subscribe>
      <form.AppField name="laudo">
        {() => (
          <ProofInput
            upload={upload}
            label={text.report}
            description={text.reportHelp}
            isRequired
            existing={
              report
                ? { name: report.nome, type: report.tipo, url: fileHref('documento', report.id) }
                : undefined
            }
          />
        )}
      </form.AppField>
      <form.AppField name="declaracao">{() => <CheckboxInput label={text.declaration} />}</form.AppField>
    </>
  )
}
