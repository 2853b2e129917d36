import { Command, useCommandState } from 'cmdk'
import { Input } from 'react-aria-components/Input'
import { input } from './CommandPalette.css.ts'
import { elementIdOf } from './command-group.ts'

interface PaletteInputProps {
  scope: string
  query: string
  onQueryChange: (query: string) => void
  placeholder: string
  /** The items in sight, in order. */
  places: readonly string[]
}

const takeFocus = (element: HTMLInputElement | null) => element?.focus()

/**
 * Where the words are written. cmdk goes to the first item when its own search changes; items that come later are a change too, so
 * what it is told to search is the words together with the items. Which item is ready is said here: cmdk says it one change late.
 */
export function PaletteInput({ scope, query, onQueryChange, placeholder, places }: PaletteInputProps) {
  const ready = useCommandState(({ value }) => value)
  return (
    <Command.Input asChild value={[query, ...places].join('\n')} onValueChange={onQueryChange}>
      <Input
        ref={takeFocus}
        value={query}
        placeholder={placeholder}
        aria-activedescendant={places.includes(ready) ? elementIdOf(scope, ready) : undefined}
        aria-expanded={places.length > 0}
        enterKeyHint="go"
        className={input}
      />
    </Command.Input>
  )
}
