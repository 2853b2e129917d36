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
  /** Accessible name: the thing changed. */
  caption: string
  differences: readonly Difference[]
}

/**
 * Values before and after a change. The old value is struck through and muted and the new one strong, so that color is not the only
 * difference.
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
