import { withFieldGroup } from '#app/forms/portal-form.ts'
import { TextInput } from '#app/forms/TextInput.tsx'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { reRegistrationText } from './re-registration.text.ts'
import { emptyGroups } from './re-registration-values.ts'

const { answers: text } = reRegistrationText

/** Political exposure and tax residence; a yes asks for its details. */
export const AnswerFields = withFieldGroup({
  defaultValues: emptyGroups.declaracoes,
  render: function AnswerFields({ group }) {
    const question = (
      field: 'ppe' | 'pessoaEstadosUnidos' | 'residenciaFiscalExterior',
      label: string,
      description?: string,
    ) => (
      <group.AppField name={field}>
        {() => <YesNoInput label={label} {...(description && { description })} />}
      </group.AppField>
    )
    const detail = (field: 'ppeDetalhe' | 'fiscalDetalhe', label: string) => (
      <group.AppField name={field}>
        {() => <TextInput label={label} isRequired maxLength={300} />}
      </group.AppField>
    )
    return (
      <group.Subscribe selector={({ values }) => values}>
        {({ ppe, pessoaEstadosUnidos, residenciaFiscalExterior }) => (
          <>
            {question('ppe', text.ppe, text.ppeHelp)}
            {ppe === 'S' && detail('ppeDetalhe', text.ppeDetail)}
            {question('pessoaEstadosUnidos', text.us)}
            {question('residenciaFiscalExterior', text.abroad)}
            {(pessoaEstadosUnidos === 'S' || residenciaFiscalExterior === 'S') &&
              detail('fiscalDetalhe', text.taxDetail)}
          </>
        )}
      </group.Subscribe>
    )
  },
})
