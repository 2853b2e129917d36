import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Props of the form in the card. */
export type EditingProps = { onDone: () => void; onCancel: () => void }

type EditableCardProps = {
  title: string
  /** Label of the button that opens the form; null where the value may not be changed. */
  change: string | null
  /** Announced after saving. */
  done: string
  /** The present value. */
  children: ReactNode
  renderForm: (editing: EditingProps) => ReactNode
}

/** Something that is known, and the form that changes it in its place. Focus goes into the form and comes back to the button. */
export function EditableCard({ title, change, done, children, renderForm }: EditableCardProps) {
  const [state, setState] = useState<'rest' | 'editing' | 'done' | 'cancelled'>('rest')
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'editing') place.current?.querySelector<HTMLElement>('input, button')?.focus()
    if (state === 'done' || state === 'cancelled') button.current?.focus()
  }, [state])
  const isEditing = state === 'editing'
  return (
    <Card
      title={title}
      action={
        change !== null &&
        !isEditing && (
          <Button ref={button} variant="secondary" size="compact" onPress={() => setState('editing')}>
            {change}
          </Button>
        )
      }
    >
      <Stack ref={place}>
        {isEditing
          ? renderForm({ onDone: () => setState('done'), onCancel: () => setState('cancelled') })
          : children}
        <div role="status">{state === 'done' && <InlineMessage tone="success">{done}</InlineMessage>}</div>
      </Stack>
    </Card>
  )
}
