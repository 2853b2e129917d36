import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { pepLabels } from '#app/forms/groups/declaration-labels.ts'
import { PepFields, pepFields } from '#app/forms/groups/PepFields.tsx'
import { ask, send } from '#app/session/ask.ts'
import { firstPep } from '#contract/declarations/declaration-values.ts'
import { pepValues } from '#contract/declarations/declarations.ts'
import { checkPepValues, pepDataOf } from '#contract/declarations/pep-check.ts'
import { pepDeclarationReading } from '#contract/declarations/pep-declaration-reading.ts'
import { summaries } from './declaration-sentences.ts'
import { declarationsText } from './declarations.text.ts'
import { defineDeclaration } from './define-declaration.tsx'

const { pep: text, confirmation } = declarationsText

/** Whether somebody holds or held a relevant public office, or is close to who does. */
export const pepDeclaration = defineDeclaration({
  slug: 'pep',
  lead: text.lead,
  situation: ask('retornarDeclaracoesPep'),
  values: pepValues,
  labels: { ...pepLabels, confirmacao: confirmation },
  first: ({ declaracoes }) => firstPep(declaracoes[0]?.dados),
  check: (values, { grauMaximo, hoje }) => checkPepValues(values, { maximumDegree: grauMaximo }, hoje),
  send: (values, envelope) => send('declararPep')({ data: { ...values, ...envelope } }),
  fields: (form, { hoje }) => (
    <>
      <PepFields form={form} fields={pepFields} today={hoje} />
      <form.AppField name="confirmacao">
        {() => <CheckboxInput label={confirmation} isRequired />}
      </form.AppField>
    </>
  ),
  beside: () => (
    <Card title={text.definitionTitle} tone="sunken">
      <Stack gap="3">
        <p>{text.definition}</p>
        <Text variant="small" tone="muted">
          {text.examples}
        </Text>
      </Stack>
    </Card>
  ),
  reading: pepDeclarationReading,
  toCome: pepDataOf,
  consequence: ({ ppe }) => (ppe === 'S' ? text.yesConsequence : text.noConsequence),
  act: ({ ppe }) => (ppe === 'S' ? text.act.yes : text.act.no),
  answer: summaries.pep,
})
