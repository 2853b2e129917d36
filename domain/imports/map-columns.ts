import { foldName, type ImportColumn } from './import-sheet.ts'

/** Which column of a file, from 0, holds each column of the sheet; null: none does. */
export type ColumnMapping = Readonly<Record<string, number | null>>

/** As it is; without the sign of a number before it, or what stands in brackets behind it; without its separators, for it may be broken over lines. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  foldName,
  (name) => withoutNumberSign(foldName(name)),
  (name) => foldName(name.replaceAll(/[([{][^)\]}]*[)\]}]/g, ' ')),
  (name) => foldName(name).replaceAll('_', ''),
]

/** 'Nº da matrícula' as 'matricula' */
function withoutNumberSign(folded: string): string {
  return folded.replace(/^(?:n|no|nr|num|numero)_(?:d[aeo]_)?(?=.)/, '')
}

/** A mapping by the names of a file's header: the template's names first, then the others. A column of the file is taken once. */
export function proposeMapping(
  columns: readonly ImportColumn[],
  header: readonly string[],
): Record<string, number | null> {
  const taken = new Set<number>()
  const mapping: Record<string, number | null> = Object.fromEntries(columns.map(({ id }) => [id, null]))
  for (const spell of SPELLINGS) {
    const spelt = header.map(spell)
    const take = (id: string, name: string) => {
      const at = spelt.findIndex((one, index) => one === spell(name) && !taken.has(index))
      if (mapping[id] !== null || at < 0) return
      taken.add(at)
      mapping[id] = at
    }
    for (const { id } of columns) take(id, id)
    for (const { id, names } of columns) for (const name of names) take(id, name)
  }
  return mapping
}

/** A column of the sheet that nothing fits: a required one without any, one of the file twice, or one beyond its last. */
export interface MappingProblem {
  column: string
  code: 'missing' | 'taken-twice' | 'beyond'
}

export function mappingProblems(
  columns: readonly ImportColumn[],
  mapping: ColumnMapping,
  width: number,
): MappingProblem[] {
  const used = new Set<number>()
  return columns.flatMap(({ id, isRequired }): MappingProblem[] => {
    const at = mapping[id] ?? null
    if (at === null) return isRequired ? [{ column: id, code: 'missing' }] : []
    if (at < 0 || at >= width) return [{ column: id, code: 'beyond' }]
    if (used.has(at)) return [{ column: id, code: 'taken-twice' }]
    used.add(at)
    return []
  })
}
