import type { CommandItem } from '@portal/design-system/CommandPalette'
import { commandPaletteText } from './command-palette.text.ts'

/** Where a choice leads: a path of the product, with its query values. */
export type Destination = { path: string; search?: Readonly<Record<string, string | number>> }

/** Something to choose in the palette, and where it leads. */
export type PaletteItem = CommandItem & Destination

/** Something to do from the palette. */
export type PaletteAction = CommandItem & { run: () => void }

/** The open page as a path of the product: what "em construção" stands for counts, not "em construção" itself. */
export type Here = Destination

/** The page that an address shows. `search` are the parsed query values of the address. */
export function hereOf(pathname: string, search: Readonly<Record<string, unknown>>): Here {
  const { pagina } = search
  if (pathname === '/development' && typeof pagina === 'string') return { path: pagina }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return { path, search: textsOf(search) }
}

/** Greys out the page that is already open and says so. Other query values than the item's own do not make another page. */
export function markHere<Item extends PaletteItem>(item: Item, here: Here): Item {
  const wanted = Object.entries(item.search ?? {})
  const isHere = item.path === here.path && wanted.every(([name, value]) => here.search?.[name] === value)
  return isHere ? { ...item, isDisabled: true, hint: commandPaletteText.here } : item
}

/** Sorts by name as a Portuguese reader does. */
export function byName<Item extends CommandItem>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR'))
}

function textsOf(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
