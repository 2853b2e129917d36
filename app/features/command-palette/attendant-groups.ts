import { type CommandGroup, type CommandItem, matchItems } from '@portal/design-system/CommandPalette'
import { UserIcon } from '@portal/design-system/icons'
import type { PersonFound } from '#contract/people/people.ts'
import { commandPaletteText } from './command-palette.text.ts'
import { attendantPages } from './page-items.ts'
import { type Here, markHere, type PaletteAction } from './palette-item.ts'

type AttendantGroups = {
  query: string
  /** Who was found for the query; empty while nothing was asked. */
  found: readonly PersonFound[]
  /** Who was chosen last, newest first. */
  recent: readonly PersonFound[]
  here: Here
  /** Id of the plan to which the lists are kept. */
  deskPlan?: number | null
  /** Commands, beside places to go to. */
  actions?: readonly PaletteAction[]
}

const PERSON = 'pessoa:'

/** Recent people first, then who was found, then the pages that the words fit. */
export function attendantGroups({
  query,
  found,
  recent,
  here,
  deskPlan = null,
  actions = [],
}: AttendantGroups): CommandGroup[] {
  const pages = attendantPages(deskPlan).map((item) => markHere(item, here))
  return [
    {
      id: 'recentes',
      title: commandPaletteText.recent,
      isForStart: true,
      items: recent.map(personItem),
    },
    { id: 'pessoas', title: commandPaletteText.people, items: found.map(personItem) },
    ...matchItems(
      [
        { id: 'paginas', title: commandPaletteText.pages, items: pages },
        { id: 'acoes', title: commandPaletteText.actionGroup, items: actions },
      ],
      query,
    ),
  ]
}

/** The id of the person that a choice is, or null when it is a page. */
export function personIdOf(choice: string): number | null {
  return choice.startsWith(PERSON) ? Number(choice.slice(PERSON.length)) : null
}

function personItem({ id, nome, cpf, email, status }: PersonFound): CommandItem {
  const hint = [commandPaletteText.personNumber(id), cpf, email, status?.nome].filter(Boolean).join(' · ')
  return { id: `${PERSON}${id}`, title: nome, hint, icon: UserIcon }
}
