import { type FocusEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Stack } from '../Stack/Stack.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { Text } from '../Text/Text.tsx'
import { insertAtCursor, isWritable, type Writable } from './insert-at-cursor.ts'
import { chip, list, meaning, row } from './VariableEditor.css.ts'

export interface Variable {
  /** As it stands in the text between braces: `{{name}}`. */
  name: string
  /** Description of the value that replaces it. */
  description: string
  /** Example of such a value. */
  example?: string
  /** The text is not complete without it. */
  isRequired?: boolean
}

export interface VariableEditorProps {
  /** Heads the variables. */
  label: string
  /** How the variables are filled in. */
  description?: string
  variables: readonly Variable[]
  /** The fields that are written in. A variable goes into the one that had the focus last; before that, into the last of them. */
  children: ReactNode
}

/** Fields of a text that is sent to many people, with the variables that it may name. Pressing one puts it in where the cursor is. */
export function VariableEditor({ label, description, variables, children }: VariableEditorProps) {
  const strings = useStrings().variableEditor
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const last = useRef<Writable>(null)
  const remember = ({ target }: FocusEvent) => {
    if (isWritable(target)) last.current = target
  }
  const insert = (name: string) => {
    const field = last.current?.isConnected ? last.current : lastFieldOf(fields.current)
    if (!field) return
    insertAtCursor(field, tokenOf(name))
    last.current = field
  }
  return (
    <Stack gap="6">
      <Stack gap="6" ref={fields} onFocus={remember}>
        {children}
      </Stack>
      <Stack gap="3" role="group" aria-labelledby={id}>
        <Text variant="label" id={id}>
          {label}
        </Text>
        {description && (
          <Text variant="small" tone="muted">
            {description}
          </Text>
        )}
        <ul className={list}>
          {variables.map((variable) => (
            <li key={variable.name} className={row}>
              <Button
                className={chip}
                aria-label={strings.insert(tokenOf(variable.name), variable.description)}
                onPress={() => insert(variable.name)}
              >
                {tokenOf(variable.name)}
                {variable.isRequired && ` (${strings.required})`}
              </Button>
              <span className={meaning}>
                {variable.description}
                {variable.example && `. ${strings.example(variable.example)}`}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  )
}

/** Nobody wrote in it yet: its cursor is put at the end, where the text goes on. */
function lastFieldOf(fields: HTMLElement | null): Writable | undefined {
  const field = [...(fields?.querySelectorAll('input, textarea') ?? [])].findLast(isWritable)
  field?.setSelectionRange(field.value.length, field.value.length)
  return field
}

function tokenOf(name: string): string {
  return `{{${name}}}`
}
