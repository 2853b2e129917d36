import type { IconComponent } from '../icons/Icon.tsx'

/** One thing to choose. */
export interface CommandItem {
  /** Passed to `onChoose`. The same id may be in several groups. */
  id: string
  title: string
  /** A short line beside the title: where it belongs, why it cannot be chosen. */
  hint?: string
  icon?: IconComponent
  /** In sight, but cannot be chosen: the page that is already open. */
  isDisabled?: boolean
  /** Other words people look for it by. Never shown. */
  keywords?: readonly string[]
}

/** Items that belong together. */
export interface CommandGroup {
  id: string
  /** Left out where one group is all there is. */
  title?: string
  items: readonly CommandItem[]
  /** Shown only until something is written: recent choices, suggestions. */
  isForStart?: boolean
}

/** The name of an item among all groups. */
export const placeOf = (group: CommandGroup, item: CommandItem): string => `${group.id}/${item.id}`

/** The same as the id of its element; `scope` is the palette's own. */
export const elementIdOf = (scope: string, place: string): string => `${scope}${encodeURIComponent(place)}`
