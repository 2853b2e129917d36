import type { IsoDate } from '../calendar.ts'

/** Data that people change by themselves; a sheet writes each whole or leaves it as it is. */
export const OWN_GROUPS = ['nome', 'email', 'telefone', 'conta', 'endereco'] as const
export type OwnGroup = (typeof OWN_GROUPS)[number]

const columns: Readonly<Record<OwnGroup, readonly string[]>> = {
  nome: ['nome'],
  email: ['email'],
  telefone: ['telefone'],
  conta: ['banco', 'agencia', 'conta'],
  endereco: ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'],
}

/** The data that a column of a sheet is part of; null: the person does not change it. */
export function ownGroupOf(column: string): OwnGroup | null {
  return OWN_GROUPS.find((group) => columns[group].includes(column)) ?? null
}

/** Something that was done to what is on record of a person, in the order in which it was. */
export type RecordedAct =
  | { kind: 'own' | 'other'; groups: readonly OwnGroup[]; on: IsoDate }
  | { kind: 'imported' | 'import-undone'; groups: readonly OwnGroup[] }

/** Data that the person was the last to change, with the day. An import that was undone counts as none. */
export function ownSince(acts: readonly RecordedAct[]): Map<OwnGroup, IsoDate> {
  const last = new Map<OwnGroup, (IsoDate | null)[]>(OWN_GROUPS.map((group) => [group, []]))
  for (const act of acts) {
    for (const group of act.groups) {
      const known = last.get(group) ?? []
      if (act.kind === 'import-undone') known.pop()
      else known.push(act.kind === 'own' ? act.on : null)
    }
  }
  return new Map(
    [...last].flatMap(([group, days]) => {
      const day = days.at(-1) ?? null
      return day === null ? [] : [[group, day] as const]
    }),
  )
}

/** Change of a column, from the value on record to the new one. Null before: none on record. */
export interface RowChange {
  column: string
  before: string | number | null
  after: string | number | null
  /** The person was the last to change this, on that day: it would be taken back. */
  own?: { group: OwnGroup; on: IsoDate }
}

/** Changes, with those told of that take back what the person was the last to change. */
export function withOwn(changes: readonly RowChange[], own: ReadonlyMap<OwnGroup, IsoDate>): RowChange[] {
  return changes.map((change) => {
    const group = ownGroupOf(change.column)
    const on = group === null ? undefined : own.get(group)
    return group === null || on === undefined ? change : { ...change, own: { group, on } }
  })
}

/** Changes that are written: not those of data that the person was the last to change, unless somebody ticked them. */
export function takenChanges(changes: readonly RowChange[], ticked: readonly string[]): RowChange[] {
  return changes.filter(({ own }) => own === undefined || ticked.includes(own.group))
}

/** Holds a row that only takes back changes of the person, until somebody ticks some of it. */
export function outcomeOf<Outcome extends string>(
  { outcome, changes }: { outcome: Outcome; changes: readonly RowChange[] },
  ticked: readonly string[],
): Outcome | 'held' | 'changed' {
  if (outcome !== 'changed' && outcome !== 'held') return outcome
  return takenChanges(changes, ticked).length > 0 ? 'changed' : 'held'
}
