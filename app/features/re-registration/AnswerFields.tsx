import { RadioCards } from '@portal/design-system/RadioCards'
import { TextField } from '@portal/design-system/TextField'
import { answersText } from '#app/forms/answers.text.ts'
import { fieldId } from '#app/forms/field-state.ts'
import type { GroupValues } from '#contract/re-registration.ts'
import type { GroupFieldsProps } from './group-props.ts'
import { reRegistrationText } from './re-registration.text.ts'

const { answers: text } = reRegistrationText
const options = [
  { value: 'S' as const, label: answersText.yes },
  { value: 'N' as const, label: answersText.no },
]

/** Political exposure and tax residence; a yes asks for its details. */
export function AnswerFields({ values, errors, onChange }: GroupFieldsProps<GroupValues['declaracoes']>) {
  const question = (
    field: 'ppe' | 'pessoaEstadosUnidos' | 'residenciaFiscalExterior',
    label: string,
    description?: string,
  ) => (
    <RadioCards<'S' | 'N'>
      id={fieldId(field)}
      label={label}
      description={description}
      isRequired
      options={options}
      value={values[field]}
      errorMessage={errors[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  )
  const detail = (field: 'ppeDetalhe' | 'fiscalDetalhe', label: string) => (
    <TextField
      id={fieldId(field)}
      label={label}
      isRequired
      maxLength={300}
      value={values[field]}
      errorMessage={errors[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  )
  return (
    <>
      {question('ppe', text.ppe, text.ppeHelp)}
      {values.ppe === 'S' && detail('ppeDetalhe', text.ppeDetail)}
      {question('pessoaEstadosUnidos', text.us)}
      {question('residenciaFiscalExterior', text.abroad)}
      {(values.pessoaEstadosUnidos === 'S' || values.residenciaFiscalExterior === 'S') &&
        detail('fiscalDetalhe', text.taxDetail)}
    </>
  )
}
