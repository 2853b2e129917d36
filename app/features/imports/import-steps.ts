import type { ImportDetail } from '#contract/imports/imports.ts'

/** The step of an import, from 0: its file, its columns, its check, its result. */
export function importStep({ situacao }: Pick<ImportDetail, 'situacao'>, onColumns: boolean): number {
  if (onColumns || situacao === 'enviada') return 1
  if (situacao === 'conferindo' || situacao === 'conferida' || situacao === 'descartada') return 2
  return 3
}

/** Whether columns are to be matched: they wait to be, or somebody comes back to them while nothing is written. */
export function isOnColumns(
  { situacao }: Pick<ImportDetail, 'situacao'>,
  wanted: 'colunas' | undefined,
): boolean {
  return (
    situacao === 'enviada' || (wanted !== undefined && (situacao === 'conferida' || situacao === 'desfeita'))
  )
}
