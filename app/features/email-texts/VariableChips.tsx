import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useId } from 'react'
import type { EmailTextEdition } from '#contract/email-texts.ts'
import { emailTextsText as text } from './email-texts.text.ts'

type VariableChipsProps = {
  variables: EmailTextEdition['variaveis']
  onInsert: (name: string) => void
}

/** The variables that an e-mail may name; each is put in where the cursor is. */
export function VariableChips({ variables, onInsert }: VariableChipsProps) {
  const id = useId()
  return (
    <Stack gap="3" role="group" aria-labelledby={id}>
      <Text as="h3" variant="label" id={id}>
        {text.variables}
      </Text>
      <Text variant="small" tone="muted">
        {text.variablesHelp}
      </Text>
      <Cluster gap="2" rowGap="2">
        {variables.map(({ nome, descricao, obrigatoria }) => (
          <Button
            key={nome}
            variant="secondary"
            size="compact"
            aria-label={text.insert(nome, descricao)}
            onPress={() => onInsert(nome)}
          >
            {`{{${nome}}}${obrigatoria ? ` (${text.required})` : ''}`}
          </Button>
        ))}
      </Cluster>
      <Stack as="ul" gap="1">
        {variables.map(({ nome, descricao, exemplo }) => (
          <Text as="li" key={nome} variant="small" tone="muted">
            {text.meaning(nome, descricao, exemplo)}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
