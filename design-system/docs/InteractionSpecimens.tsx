import { Story, useOf } from '@storybook/addon-docs/blocks'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Columns } from '../Columns/Columns.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { example } from './guide.css.ts'
import { guideText } from './guide.text.ts'

/** The attributes by which styles know a state: react-aria writes them, and so does this. */
const marks = {
  hovered: { own: ['data-hovered'], around: ['data-hovered'] },
  focused: {
    own: ['data-focused', 'data-focus-visible'],
    around: ['data-focus-within', 'data-focus-visible'],
  },
  pressed: { own: ['data-hovered', 'data-pressed'], around: [] },
} as const

type State = keyof typeof marks

/** Interactive elements, in document order. */
const interactive = 'a[href], button, input:not([type="hidden"]), textarea, [role="slider"], [tabindex="0"]'

/** The first story in each state that a pointer or a keyboard brings about, all at once and standing still. */
export function InteractionSpecimens({ of }: { of: Parameters<typeof useOf>[0] }) {
  const resolved = useOf(of, ['story'])
  return (
    <Columns minWidth="medium" keepsWidth gap="4">
      {(Object.keys(marks) as State[]).map((state) => (
        <Stack key={state} as="figure" gap="2">
          <Text as="figcaption" variant="small" tone="muted">
            {guideText.interactions[state]}
          </Text>
          <Held state={state}>
            <Story of={resolved.story.moduleExport} meta={undefined} />
          </Held>
        </Stack>
      ))}
    </Columns>
  )
}

function Held({ state, children }: { state: State; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = place.current
    if (!root) return undefined
    const hold = () => mark(root, state)
    const watch = new MutationObserver(hold)
    watch.observe(root, { childList: true, subtree: true })
    hold()
    return () => watch.disconnect()
  }, [state])
  return (
    <div ref={place} className={example} inert>
      {children}
    </div>
  )
}

function mark(root: HTMLElement, state: State) {
  const element = root.querySelector(interactive)
  if (!element) return
  for (const name of marks[state].own) element.setAttribute(name, 'true')
  for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
    if (around.hasAttribute('data-rac'))
      for (const name of marks[state].around) around.setAttribute(name, 'true')
  }
}
