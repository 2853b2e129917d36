import { Command } from 'cmdk'
import { useId, useState } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { SearchIcon } from '../icons/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { body, list, mark, nothing, scroller, search } from './CommandPalette.css.ts'
import { type CommandGroup, placeOf } from './command-group.ts'
import { groupsFor, matchItems } from './match-items.ts'
import { PaletteGroup } from './PaletteGroup.tsx'
import { PaletteInput } from './PaletteInput.tsx'
import { PaletteKeys } from './PaletteKeys.tsx'

export interface PaletteBodyProps {
  /** Names the dialog and its input: "Procurar serviços". */
  label: string
  /** Default "Procurar...". */
  placeholder?: string
  /** Text typed, for callers that control it; otherwise the palette keeps it and starts empty each time it opens. */
  query?: string
  onQueryChange?: (query: string) => void
  groups: readonly CommandGroup[]
  /** The groups are already what was looked for: shown as they are. Default false. */
  isFiltered?: boolean
  /** An answer is on its way; what is there stays. */
  isLoading?: boolean
  /** Instead of items. Default "Nada encontrado". */
  emptyTitle?: string
  emptyText?: string
  /** The id of the chosen item. The palette closes by itself. */
  onChoose: (id: string) => void
  close: () => void
}

/** Content of the dialog. Its state is new each time it opens. */
export function PaletteBody({
  label,
  placeholder,
  query: given,
  onQueryChange,
  groups,
  isFiltered = false,
  isLoading = false,
  emptyTitle,
  emptyText,
  onChoose,
  close,
}: PaletteBodyProps) {
  const strings = useStrings()
  const scope = useId()
  const [own, setOwn] = useState('')
  const query = given ?? own
  const shown = isFiltered ? groupsFor(groups, query) : matchItems(groups, query)
  const places = shown.flatMap((group) => group.items.map((item) => placeOf(group, item)))
  const nothingFound = emptyTitle ?? strings.commandPalette.empty
  const outcome = places.length === 0 ? nothingFound : strings.commandPalette.results(places.length)
  const write = (text: string) => {
    setOwn(text)
    onQueryChange?.(text)
  }
  const choose = (id: string) => {
    close()
    onChoose(id)
  }
  return (
    <Command label={label} shouldFilter={false} loop vimBindings={false} className={body}>
      <div className={search}>
        <span className={mark}>
          {isLoading ? <Spinner label={strings.searchField.pending} /> : <SearchIcon />}
        </span>
        <PaletteInput
          scope={scope}
          query={query}
          onQueryChange={write}
          placeholder={placeholder ?? strings.searchField.placeholder}
          places={places}
        />
        <CloseButton onPress={close} />
      </div>
      <div className={scroller}>
        <Command.List label={strings.commandPalette.list} className={list}>
          {shown.map((group) => (
            <PaletteGroup key={group.id} scope={scope} group={group} onChoose={choose} />
          ))}
        </Command.List>
        {places.length === 0 && (
          <div className={nothing}>
            {isLoading ? (
              <p>{strings.searchField.pending}…</p>
            ) : (
              <EmptyState illustration="search" title={nothingFound}>
                {emptyText}
              </EmptyState>
            )}
          </div>
        )}
      </div>
      <PaletteKeys />
      <Announcer message={isLoading ? strings.searchField.pending : outcome} />
    </Command>
  )
}
