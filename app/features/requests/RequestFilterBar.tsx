import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { FilterIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { useId, useState } from 'react'
import { KeywordField } from '#app/forms/KeywordField.tsx'
import { KeywordForm } from '#app/forms/KeywordForm.tsx'
import { useKeyword } from '#app/forms/use-keyword.ts'
import { RequestChoices, type RequestChoicesProps } from './RequestChoices.tsx'
import { choiceCount, isFiltered } from './request-filters.ts'
import { choices, filterToggle } from './requests.css.ts'
import { requestsText } from './requests.text.ts'

type RequestFilterBarProps = RequestChoicesProps & { onClear: () => void }

/**
 * The filters of a request list. Choices apply at once, the keyword half a second after the last letter or on Enter. On a phone the
 * choices are folded away, so that the list is not a screen below.
 */
export function RequestFilterBar({
  filters,
  isAttendant,
  functionalities,
  statuses,
  plans,
  onChange,
  onClear,
  clearings,
}: RequestFilterBarProps) {
  const keyword = useKeyword(filters.palavraChave, (palavraChave) => onChange({ palavraChave }))
  const choicesId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <KeywordForm label={requestsText.filters} keyword={keyword}>
      <Stack>
        <div className={filterToggle}>
          <Button
            variant="secondary"
            icon={FilterIcon}
            isFullWidth
            aria-expanded={isOpen}
            aria-controls={choicesId}
            onPress={() => setOpen(!isOpen)}
          >
            {requestsText.filtersChosen(choiceCount(filters))}
          </Button>
        </div>
        <Columns
          id={choicesId}
          {...(plans ? { template: 'thirds', from: 'wide' } : { template: 'quarters', from: 'widest' })}
          gap="4"
          className={choices}
          data-open={isOpen || undefined}
        >
          <RequestChoices
            filters={filters}
            isAttendant={isAttendant}
            functionalities={functionalities}
            statuses={statuses}
            plans={plans}
            clearings={clearings}
            onChange={onChange}
          />
        </Columns>
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
      </Stack>
    </KeywordForm>
  )
}
