import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReturnedRequest } from '#app/features/request-engine/sent-request.ts'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { fileHref, uploadHref } from '#app/navigation/file-address.ts'
import {
  type BenefitDocumentOnWire,
  type BenefitOnWire,
  type BenefitRequestData,
  type BenefitValues,
  benefitDocuments,
} from '#contract/benefits/benefit-request.ts'
import { type BenefitPaper, papersOf } from '#contract/benefits/benefit-request-check.ts'
import { sentProof } from '#contract/proof.ts'

import { keptPaper } from './benefit-papers.ts'
import { benefitRequestText } from './benefit-request.text.ts'

const { fields, papers } = benefitRequestText

const uploads = Object.fromEntries(
  benefitDocuments.map((document) => [
    document,
    sendFile(uploadHref('documento-beneficio', document), sentProof),
  ]),
) as Record<BenefitDocumentOnWire, ReturnType<typeof sendFile<{ id: string; tipo: string; bytes: number }>>>

const helps: Partial<Record<BenefitPaper['field'], string>> = {
  cpf: fields.cpfHelp,
  endereco: fields.addressHelp,
  desligamento: fields.endHelp,
  cartaInss: fields.disabilityHelp,
}

type BenefitPapersProps = {
  form: RequestFormApi<BenefitValues>
  situation: BenefitOnWire
  returned: ReturnedRequest<BenefitRequestData> | null
}

/** The papers of the chosen benefit; those of a returned request stay unless they are to be corrected. */
export function BenefitPapers({ form, situation, returned }: BenefitPapersProps) {
  return (
    <form.Subscribe selector={({ values }) => values.beneficio}>
      {(kind) =>
        kind !== null && (
          <Stack gap="5">
            <Text as="h3" variant="label">
              {papers.heading}
            </Text>
            {papersOf(kind, situation).map(({ document, field, missing }) => {
              const kept = keptPaper(field, returned)
              return (
                <form.AppField key={field} name={field}>
                  {() => (
                    <ProofInput
                      upload={uploads[document]}
                      label={fields[field]}
                      {...(helps[field] && { description: helps[field] })}
                      isRequired={missing !== null}
                      existing={
                        kept
                          ? { name: kept.nome, type: kept.tipo, url: fileHref('documento', kept.id) }
                          : undefined
                      }
                    />
                  )}
                </form.AppField>
              )
            })}
          </Stack>
        )
      }
    </form.Subscribe>
  )
}
