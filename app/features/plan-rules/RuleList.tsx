import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { PlusIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { type ReactNode, useRef, useState } from 'react'
import { fieldId } from '#app/forms/field-state.ts'
import type { RulePart } from '#contract/plan-rules/plan-rules.ts'
import type { RuleFormApi } from './rule-values.ts'

/** `remove` also announces the number left and moves focus to the add button. */
type ListChange<Item> = {
  set: (items: readonly Item[]) => void
  remove: (at: number) => void
}

type RuleListProps<Item> = {
  form: RuleFormApi
  /** Part of the rule, as its schema names it. */
  part: string
  title: string
  help: string
  /** Its button at the end, what one more is, and what is said then. */
  add: { label: string; item: (items: readonly Item[]) => Item }
  /** Announced after a removal. */
  left: (count: number) => string
  children: (items: readonly Item[], change: ListChange<Item>) => ReactNode
}

/** A part of a rule that is a list of records, with a button for one more. */
export function RuleList<Item>({ form, part, title, help, add, left, children }: RuleListProps<Item>) {
  const [news, setNews] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  // Records of a rule are JSON, which no type parameter can say.
  const set = (items: readonly Item[]) => form.setFieldValue(`regras.${part}`, [...items] as RulePart)
  return (
    <form.Subscribe selector={({ values }): unknown => values.regras[part]}>
      {(held) => {
        // The part that the schema has is a list of these.
        const items = (held ?? []) as readonly Item[]
        return (
          <Stack as="section" gap="4" id={fieldId(`regras.${part}`)} aria-label={title} tabIndex={-1}>
            <Stack gap="1">
              <Text as="h3" variant="subtitle">
                {title}
              </Text>
              <Text variant="small" tone="muted">
                {help}
              </Text>
            </Stack>
            {children(items, {
              set,
              remove: (at) => {
                set(items.toSpliced(at, 1))
                setNews(left(items.length - 1))
                addButton.current?.focus()
              },
            })}
            <div>
              <Button
                ref={addButton}
                variant="secondary"
                size="compact"
                icon={PlusIcon}
                onPress={() => set([...items, add.item(items)])}
              >
                {add.label}
              </Button>
            </div>
            <Announcer message={news} />
          </Stack>
        )
      }}
    </form.Subscribe>
  )
}
