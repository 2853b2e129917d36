import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useState } from 'react'
import { useFieldProps } from '#app/forms/field-state.ts'
import type { ChecklistItem } from '#domain/requests/workflow.ts'
import { itemsOf, linesOf } from './checklist-text.ts'
import { workflowsText as text } from './workflows.text.ts'

/** Checklist of a stage, one item a line, as the current form field. */
export function ChecklistInput() {
  const { value, onChange, ...field } = useFieldProps<readonly ChecklistItem[] | undefined>()
  const items = value ?? []
  const [typed, setTyped] = useState('')
  // A line that is still empty is no item; what is typed stands as long as it says the same.
  const isTyped = linesOf(itemsOf(typed, items)) === linesOf(items)
  return (
    <TextAreaField
      {...field}
      label={text.checklist}
      description={text.checklistHelp}
      rows={2}
      value={isTyped ? typed : linesOf(items)}
      onChange={(lines) => {
        setTyped(lines)
        onChange(itemsOf(lines, items))
      }}
    />
  )
}
