import { Card } from '@portal/design-system/Card'
import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { type PepData, type PepValues, pepValues } from '#contract/declarations.ts'
import { checkPepValues, pepDataOf } from '#contract/pep-check.ts'
import { pepDeclarationReading } from '#contract/readings/pep-declaration.ts'
import { formatCpf } from '#domain/cpf.ts'
import { type DeclarationRequestProps, type FiledPep, type PepHistory } from './declaration-props.ts'
import { definition, small } from './declarations.css.ts'
import type { PepInput } from './declarations.schema.ts'
import { declarationsText } from './declarations.text.ts'
import { PepFields } from './PepFields.tsx'

const { pep: text } = declarationsText
const labels = {
  ppe: text.question,
  relacao: text.relation,
  grauParentesco: text.kinship,
  nome: text.name,
  cpf: text.cpf,
  cargo: text.post,
  orgao: text.body,
  pais: text.country,
  inicio: text.started,
  fim: text.ended,
  confirmacao: declarationsText.confirmation,
}

export type PepRequestProps = DeclarationRequestProps<PepHistory, PepInput, FiledPep>

/** A declaration about political exposure, from its questions to what is sent. */
export function PepRequest({ history, draftKey, file, onFiled }: PepRequestProps) {
  const rules = { maximumDegree: history.grauMaximo }
  const flow = useServiceRequest({
    draftKey,
    returned: null,
    onFiled,
    labels,
    values: pepValues,
    first: () => firstPep(history.declaracoes[0]?.dados),
    check: (values) => fieldErrors(checkPepValues(values, rules, history.hoje)),
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
      fields={<PepFields form={flow.form} today={history.hoje} />}
      beside={
        <Card title={text.definitionTitle} tone="sunken">
          <div className={definition}>
            <p>{text.definition}</p>
            <p className={small}>{text.examples}</p>
          </div>
        </Card>
      }
      review={<AskedCard lines={pepDeclarationReading(pepDataOf(values))} />}
      consequence={values.ppe === 'S' ? text.yesConsequence : text.noConsequence}
      undo={declarationsText.undo}
      confirm={text.confirm}
    />
  )
}

/** What the form opens with: the answers of the last declaration, to be confirmed anew. */
function firstPep(last: PepData | undefined): PepValues {
  const exposure = last?.exposicao
  return {
    ppe: last?.ppe ?? null,
    relacao: exposure?.relacao ?? null,
    nome: exposure?.nome ?? '',
    cpf: exposure?.cpf ? formatCpf(exposure.cpf) : '',
    grauParentesco: (exposure?.grauParentesco ?? null) as PepValues['grauParentesco'],
    cargo: exposure?.cargo ?? '',
    orgao: exposure?.orgao ?? '',
    pais: (exposure?.pais ?? 'BR') as PepValues['pais'],
    inicio: exposure?.inicio ?? null,
    fim: exposure?.fim ?? null,
    emExercicio: exposure ? exposure.fim === null : false,
    confirmacao: false,
  }
}
