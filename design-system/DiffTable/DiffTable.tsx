import type { ReactNode } from 'react'
import { useStrings } from '../strings/use-strings.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { after as afterClass, cell, headCell, name, row, table } from './DiffTable.css.ts'

/** A value and what a change makes of it. */
export interface Difference {
  id: string
  label: ReactNode
  /** Null: there is nothing. */
  before: ReactNode
  after: ReactNode
}

export interface DiffTableProps {
  /** What is changed; the accessible name. */
  caption: string
  differences: readonly Difference[]
}

/**
 * What a change makes of each value: before, and after. The old value is struck and muted and the new one strong, so that colour is not
 * what tells them apart.
 */
export function DiffTable({ caption, differences }: DiffTableProps) {
  const { diffTable: strings } = useStrings()
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {[strings.what, strings.before, strings.after].map((title) => (
            <th key={title} scope="col" className={headCell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, label, before, after }) => (
          <tr key={id} className={row}>
            <th scope="row" className={name}>
              {label}
            </th>
            <td className={cell}>{before === null ? strings.nothing : <del>{before}</del>}</td>
            <td className={afterClass}>{after === null ? strings.nothing : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
