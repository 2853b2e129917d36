import { Button, type ButtonProps } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import type { Command } from '#app/forms/use-command.ts'
import { requestsText } from '../requests.text.ts'

/** A button that does it. */
export type DockedButton = Pick<ButtonProps, 'variant' | 'isDisabled'> & { label: string; onAct: () => void }

type DockedActProps = {
  title: string
  description: string
  /** A refusal is shown above the fields; the panel cannot be closed while the command is pending. */
  command: Pick<Command<never, unknown>, 'problem' | 'isPending'>
  onClose: () => void
  act: DockedButton
  /** Another way to do it, as going on with the next case afterwards. */
  otherAct?: DockedButton | undefined
  /** The act's fields. */
  children?: ReactNode
}

/** Text fields and selects. */
const FIELDS = 'input, textarea, [aria-haspopup=listbox]'

/**
 * Asks for what an act needs without covering what it is about: as an `ActDialog`, but in the action bar. Focus goes to its first
 * field, or to the act; Escape leaves it.
 */
export function DockedAct({ title, description, command, onClose, act, otherAct, children }: DockedActProps) {
  const [titleId, textId] = [useId(), useId()]
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>(FIELDS)
    const target = first ?? root.current?.querySelector<HTMLElement>('[type=submit]')
    target?.focus({ preventScroll: true })
  }, [])
  const leaveOnEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !command.isPending) onClose()
  })
  useEffect(() => {
    const asked = root.current
    const listen = (event: KeyboardEvent) => leaveOnEscape(event)
    asked?.addEventListener('keydown', listen)
    return () => asked?.removeEventListener('keydown', listen)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!command.isPending) act.onAct()
  }
  return (
    <div ref={root} role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <form noValidate onSubmit={submit}>
        <Stack gap="3">
          <Text as="h2" variant="subtitle" tone="strong" id={titleId}>
            {title}
          </Text>
          <p id={textId}>{description}</p>
          <FormProblem problem={command.problem} />
          {children}
          <Cluster>
            <Button
              type="submit"
              variant={act.variant}
              isDisabled={act.isDisabled}
              isPending={command.isPending}
            >
              {act.label}
            </Button>
            {otherAct && (
              <Button
                variant={otherAct.variant ?? 'secondary'}
                isDisabled={command.isPending}
                onPress={otherAct.onAct}
              >
                {otherAct.label}
              </Button>
            )}
            <Button variant="quiet" isDisabled={command.isPending} onPress={onClose}>
              {requestsText.keep}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </div>
  )
}
