import { Card } from '@portal/design-system/Card'
import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import type { UploadProof } from '#app/forms/ProofInput.tsx'
import { type ResidenceData, type ResidenceValues, residenceValues } from '#contract/declarations.ts'
import { residenceDeclarationReading } from '#contract/readings/residence-declaration.ts'
import { checkResidenceValues } from '#contract/residence-check.ts'
import { FOREIGN_RESIDENCE_EFFECTS } from '#domain/declarations/foreign-residence.ts'
import {
  type DeclarationRequestProps,
  type FiledResidence,
  type ResidenceHistory,
} from './declaration-props.ts'
import { effects } from './declarations.css.ts'
import type { ResidenceInput } from './declarations.schema.ts'
import { declarationsText } from './declarations.text.ts'
import { ResidenceFields } from './ResidenceFields.tsx'

const { residence: text } = declarationsText
const labels = {
  residente_exterior: text.question,
  pais: text.country,
  codigoPostal: text.postalCode,
  nif: text.taxNumber,
  complemento: text.complement,
  comprovante: text.proof,
  comprovanteEmitidoEm: text.issued,
}

export type ResidenceRequestProps = DeclarationRequestProps<
  ResidenceHistory,
  ResidenceInput,
  FiledResidence
> & { upload: UploadProof }

/** A declaration about living abroad, from its questions to what is sent. */
export function ResidenceRequest({ history, draftKey, file, upload, onFiled }: ResidenceRequestProps) {
  const rules = { proofMaximumDays: history.comprovanteMaximoDias }
  const flow = useServiceRequest({
    draftKey,
    returned: null,
    onFiled,
    labels,
    values: residenceValues,
    first: () => firstResidence(history.declaracoes[0]?.dados),
    check: (values) => fieldErrors(checkResidenceValues(values, rules, history.hoje)),
    file: (values, envelope) => file({ ...values, ...envelope }),
    outdates: ['declarations'],
  })
  const { values } = flow.form.state
  const isAbroad = values.residente_exterior === 'S'
  return (
    <ServiceRequest
      flow={flow}
      returned={null}
      heading={declarationsText.newHeading}
      submit={declarationsText.submit}
      fields={<ResidenceFields form={flow.form} history={history} upload={upload} />}
      beside={
        <Card title={text.effectsTitle} tone="sunken">
          <ul className={effects}>
            {FOREIGN_RESIDENCE_EFFECTS.map((effect) => (
              <li key={effect}>{text.effects[effect]}</li>
            ))}
          </ul>
        </Card>
      }
      review={<AskedCard lines={residenceDeclarationReading(residenceToCome(values))} />}
      consequence={isAbroad ? text.abroadConsequence : text.homeConsequence}
      undo={declarationsText.undo}
      confirm={text.confirm}
    />
  )
}

/** What the form opens with: the answers of the last declaration; the proof is always a new one. */
function firstResidence(last: ResidenceData | undefined): ResidenceValues {
  const residence = last?.residencia
  return {
    residente_exterior: last?.residente_exterior ?? null,
    pais: (residence?.pais ?? '') as ResidenceValues['pais'],
    codigoPostal: residence?.codigoPostal ?? '',
    nif: residence?.nif ?? '',
    complemento: residence?.complemento ?? '',
    comprovante: null,
    comprovanteEmitidoEm: null,
  }
}

function residenceToCome(values: ResidenceValues): ResidenceData {
  const { residente_exterior, pais, codigoPostal, nif, complemento, comprovante, comprovanteEmitidoEm } =
    values
  if (residente_exterior !== 'S') return { residente_exterior: 'N', residencia: null }
  // Of the proof only its id is known here; that it was sent is what is told.
  const proof = comprovante === null ? null : { id: comprovante, tipo: '', bytes: 0 }
  const residencia = { pais, codigoPostal, nif, complemento, comprovante: proof, comprovanteEmitidoEm }
  return { residente_exterior, residencia }
}
