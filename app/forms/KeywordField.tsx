import { SearchField } from '@portal/design-system/SearchField'
import type { Keyword } from './use-keyword.ts'

type KeywordFieldProps = { name: string; label: string; placeholder: string; keyword: Keyword }

/** The words that a list is filtered by. */
export function KeywordField({ keyword, ...field }: KeywordFieldProps) {
  return (
    <SearchField
      {...field}
      maxLength={80}
      value={keyword.text}
      onChange={keyword.type}
      onClear={keyword.clear}
    />
  )
}
