import type { CommandGroup } from '@portal/design-system/CommandPalette'
import { commandPaletteText } from './command-palette.text.ts'
import { participantPages } from './page-items.ts'
import { type Here, markHere, type PaletteAction, type PaletteItem } from './palette-item.ts'
import { serviceItems } from './service-items.ts'

type ParticipantGroups = Parameters<typeof serviceItems>[0] & {
  here: Here
  /** Ids of what was chosen last, newest first. */
  recent: readonly string[]
  /** Commands, beside places to go to. */
  actions?: readonly PaletteAction[]
}

/** Everything a participant can go to from the palette, by id. */
export type ParticipantChoices = { groups: CommandGroup[]; find: (id: string) => PaletteItem | undefined }

/** Recent choices, then services by name, then the other pages. What is no longer offered is no recent choice either. */
export function participantChoices({
  here,
  recent,
  actions = [],
  ...offer
}: ParticipantGroups): ParticipantChoices {
  const services = serviceItems(offer).map((item) => markHere(item, here))
  const pages = participantPages().map((item) => markHere(item, here))
  const find = (id: string) => [...services, ...pages].find((item) => item.id === id)
  return {
    find,
    groups: [
      {
        id: 'recentes',
        title: commandPaletteText.recent,
        isForStart: true,
        items: recent.flatMap((id) => find(id) ?? []),
      },
      { id: 'servicos', title: commandPaletteText.services, items: services },
      { id: 'paginas', title: commandPaletteText.pages, items: pages },
      { id: 'acoes', title: commandPaletteText.actionGroup, items: actions },
    ],
  }
}
