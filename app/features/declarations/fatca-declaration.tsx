import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { fatcaLabels } from '#app/forms/groups/declaration-labels.ts'
import { FatcaFields, fatcaFields } from '#app/forms/groups/FatcaFields.tsx'
import { ask, send } from '#app/session/ask.ts'
import { firstFatca } from '#contract/declarations/declaration-values.ts'
import { fatcaValues } from '#contract/declarations/declarations.ts'
import { checkFatcaValues, fatcaDataOf } from '#contract/declarations/fatca-check.ts'
import { fatcaDeclarationReading } from '#contract/declarations/fatca-declaration-reading.ts'
import { summaries } from './declaration-sentences.ts'
import { declarationsText } from './declarations.text.ts'
import { defineDeclaration } from './define-declaration.tsx'

const { fatca: text, confirmation } = declarationsText

/** In which countries somebody pays taxes. */
export const fatcaDeclaration = defineDeclaration({
  slug: 'fatca',
  lead: text.lead,
  situation: ask('retornarDeclaracoesFatca'),
  values: fatcaValues,
  labels: { ...fatcaLabels, confirmacao: confirmation },
  first: ({ declaracoes }) => firstFatca(declaracoes[0]?.dados),
  check: checkFatcaValues,
  send: (values, envelope) => send('declararFatca')({ data: { ...values, ...envelope } }),
  fields: (form) => (
    <>
      <FatcaFields form={form} fields={fatcaFields} />
      <form.AppField name="confirmacao">
        {() => <CheckboxInput label={confirmation} isRequired />}
      </form.AppField>
    </>
  ),
  reading: fatcaDeclarationReading,
  toCome: fatcaDataOf,
  consequence: ({ pessoaEstadosUnidos }) =>
    pessoaEstadosUnidos === 'S' ? text.usConsequence : text.consequence,
  note: () => text.note,
  act: ({ pessoaEstadosUnidos }) => (pessoaEstadosUnidos === 'S' ? text.act.yes : text.act.no),
  answer: summaries.fatca,
})
