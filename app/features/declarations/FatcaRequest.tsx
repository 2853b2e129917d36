import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { type FatcaData, type FatcaValues, fatcaValues } from '#contract/declarations.ts'
import { checkFatcaValues, fatcaDataOf, residencePath } from '#contract/fatca-check.ts'
import { fatcaDeclarationReading } from '#contract/readings/fatca-declaration.ts'
import { formatCpf } from '#domain/cpf.ts'
import { MAXIMUM_TAX_RESIDENCES } from '#domain/declarations/fatca.ts'
import { type DeclarationRequestProps, type FatcaHistory, type FiledFatca } from './declaration-props.ts'
import type { FatcaInput } from './declarations.schema.ts'
import { declarationsText } from './declarations.text.ts'
import { FatcaFields } from './FatcaFields.tsx'

const { fatca: text } = declarationsText

const residenceNames = {
  pais: text.country,
  nif: text.number,
  motivoSemNif: text.reason,
  explicacao: text.explanation,
}
const residenceLabels = Object.fromEntries(
  Array.from({ length: MAXIMUM_TAX_RESIDENCES }, (_, index) =>
    Object.entries(residenceNames).map(([name, label]): [string, string] => [
      residencePath(index, name),
      `${text.residence(index)}, ${label}`,
    ]),
  ).flat(),
)
const labels: Readonly<Record<string, string>> = {
  cidadeNascimento: text.birthCity,
  paisNascimento: text.birthCountry,
  nacionalidade: text.nationality,
  outraNacionalidade: text.otherNationality,
  pessoaEstadosUnidos: text.usPerson,
  explicacaoIndicios: text.indiciaExplanation,
  ...residenceLabels,
  confirmacao: declarationsText.confirmation,
}

export type FatcaRequestProps = DeclarationRequestProps<FatcaHistory, FatcaInput, FiledFatca>

/** A declaration for FATCA and CRS, from its questions to what is sent. */
export function FatcaRequest({ history, draftKey, file, onFiled }: FatcaRequestProps) {
  const flow = useServiceRequest({
    draftKey,
    returned: null,
    onFiled,
    labels,
    values: fatcaValues,
    first: () => firstFatca(history.declaracoes[0]?.dados),
    check: (values) => fieldErrors(checkFatcaValues(values)),
    file: (values, envelope) => file({ ...values, ...envelope }),
    outdates: ['declarations'],
  })
  const { values } = flow.form.state
  return (
    <ServiceRequest
      flow={flow}
      returned={null}
      heading={declarationsText.newHeading}
      submit={declarationsText.submit}
      fields={<FatcaFields form={flow.form} />}
      review={<AskedCard lines={fatcaDeclarationReading(fatcaDataOf(values))} />}
      consequence={values.pessoaEstadosUnidos === 'S' ? text.usConsequence : text.consequence}
      note={text.note}
      undo={declarationsText.undo}
      confirm={text.confirm}
    />
  )
}

/** What the form opens with: the answers of the last declaration, to be confirmed anew. */
function firstFatca(last: FatcaData | undefined): FatcaValues {
  const [nationality = 'BR', other = ''] = last?.nacionalidades ?? []
  return {
    cidadeNascimento: last?.cidadeNascimento ?? '',
    paisNascimento: (last?.paisNascimento ?? 'BR') as FatcaValues['paisNascimento'],
    nacionalidade: nationality as FatcaValues['nacionalidade'],
    outraNacionalidade: other as FatcaValues['outraNacionalidade'],
    pessoaEstadosUnidos: last?.pessoaEstadosUnidos ?? null,
    indiciosEstadosUnidos: (last?.explicacaoIndicios ?? null) !== null,
    explicacaoIndicios: last?.explicacaoIndicios ?? '',
    residenciasFiscais: (
      last?.residenciasFiscais ?? [{ pais: 'BR', nif: '', motivoSemNif: null, explicacao: '' }]
    ).map((residence) =>
      residence.pais === 'BR' ? { ...residence, nif: formatCpf(residence.nif) } : residence,
    ) as FatcaValues['residenciasFiscais'],
    confirmacao: false,
  }
}
