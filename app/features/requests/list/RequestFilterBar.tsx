import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { FilterBar } from '@portal/design-system/FilterBar'
import type { ReactNode } from 'react'
import { KeywordField } from '#app/forms/KeywordField.tsx'
import { KeywordForm } from '#app/forms/KeywordForm.tsx'
import { useKeyword } from '#app/forms/use-keyword.ts'
import { requestsText } from '../requests.text.ts'
import { RequestChoices, type RequestChoicesProps } from './RequestChoices.tsx'
import { choiceCount, isFiltered } from './request-filters.ts'

type RequestFilterBarProps = RequestChoicesProps & {
  onClear: () => void
  /** More choices, after those that every list has. */
  children?: ReactNode
}

/** The filters of a request list. Choices apply at once, the keyword half a second after the last letter or on Enter. */
export function RequestFilterBar({ onClear, children, ...choices }: RequestFilterBarProps) {
  const { filters, isAttendant = false, onChange } = choices
  const keyword = useKeyword(filters.palavraChave, (palavraChave) => onChange({ palavraChave }))
  return (
    <KeywordForm label={requestsText.filters} keyword={keyword}>
      <FilterBar
        toggle={requestsText.filtersChosen(choiceCount(filters))}
        search={
          <Columns template="mainAction" from="medium" gap="4" align="end">
            <KeywordField
              name="palavraChave"
              label={requestsText.keyword}
              placeholder={isAttendant ? requestsText.keywordHintAttendant : requestsText.keywordHint}
              keyword={keyword}
            />
            <Cluster>
              <Button type="submit">{requestsText.search}</Button>
              {isFiltered(filters) && (
                <Button variant="quiet" onPress={onClear}>
                  {requestsText.clearFilters}
                </Button>
              )}
            </Cluster>
          </Columns>
        }
      >
        <RequestChoices {...choices} />
        {children}
      </FilterBar>
    </KeywordForm>
  )
}
