import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { uploadHref } from '#app/navigation/file-address.ts'
import { sentProof } from '#contract/proof.ts'

import type { AnswerItem, AnswerField as Field } from '#contract/requests/request-answer-items.ts'
import { LONGEST_ANSWER_TEXT } from '#domain/requests/request-answer.ts'
import { answerText } from './answer.text.ts'
import type { RequestAnswerForm } from './use-request-answer.ts'

type AnswerFieldProps = {
  form: RequestAnswerForm
  item: AnswerItem
  idRequisicao: number
  /** The entity asked for it; otherwise it may go with the answer. */
  isAsked: boolean
}

/** One thing that a returned request asks for: a field as it was filled in, a document, or a word to the desk. */
export function AnswerField({ form, item, idRequisicao, isAsked }: AnswerFieldProps) {
  const { label, path } = item
  if (item.kind === 'explanation') {
    return (
      <form.AppField name="explicacao">
        {() => (
          <TextAreaInput
            label={isAsked ? answerText.explanation : answerText.explanationOptional}
            description={answerText.explanationHint}
            isRequired={isAsked}
            maxLength={1000}
          />
        )}
      </form.AppField>
    )
  }
  if (item.kind === 'document') {
    return (
      <form.AppField name={`documentos.${path}`}>
        {() => (
          <ProofInput
            upload={sendFile(uploadHref('documento-solicitacao', `${idRequisicao}/${path}`), sentProof)}
            label={label}
            description={answerText.proofHint}
            isRequired={isAsked}
          />
        )}
      </form.AppField>
    )
  }
  return (
    <form.AppField name={`valores.${path}`}>
      {() => <ValueInput label={label} field={item.field} />}
    </form.AppField>
  )
}

/** A field by what it holds. */
function ValueInput({ label, field }: { label: string; field: Field }) {
  switch (field.as) {
    case 'text':
      return <TextInput label={label} isRequired maxLength={LONGEST_ANSWER_TEXT} />
    case 'money':
      return <MoneyInput label={label} isRequired />
    case 'percent':
      return <NumberInput label={label} isRequired decimals={2} unit={answerText.percent} />
    case 'count':
      return <NumberInput label={label} isRequired />
    case 'choice':
      return (
        <SelectInput
          label={label}
          isRequired
          options={Object.entries(field.names).map(([id, name]) => ({ id, label: name }))}
        />
      )
  }
}
