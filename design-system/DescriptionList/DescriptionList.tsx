import type { ReactNode } from 'react'
import { description as descriptionClass, item, list, term as termClass } from './DescriptionList.css.ts'

export interface Description {
  id: string
  term: ReactNode
  /** Nothing shows as a dash. */
  description: ReactNode
  /** Amounts and counts: in rows they stand under each other, with digits of one width. */
  isNumeric?: boolean
}

export interface DescriptionListProps {
  /** Items that do not apply may be falsy: `hasSponsor && { … }`. */
  items: readonly (Description | false | null | undefined)[]
  /** `grid`: value under its name, as many beside each other as fit. `rows`: name left, value right, for reviews. Default `grid`. */
  layout?: 'grid' | 'rows'
}

/** Names and values: a person's data, a request under review. */
export function DescriptionList({ items, layout = 'grid' }: DescriptionListProps) {
  return (
    <dl className={list} data-layout={layout}>
      {items
        .filter((one) => !!one)
        .map(({ id, term, description, isNumeric }) => (
          <div key={id} className={item}>
            <dt className={termClass}>{term}</dt>
            <dd className={descriptionClass} data-numeric={isNumeric || undefined}>
              {description || '–'}
            </dd>
          </div>
        ))}
    </dl>
  )
}
