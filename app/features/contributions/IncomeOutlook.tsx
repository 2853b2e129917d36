import { InlineMessage } from '@portal/design-system/InlineMessage'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SEARCH_WAIT_MS, useDebounced } from '#app/clock/use-debounced.ts'
import { ask, type CallData } from '#app/session/ask.ts'
import { outlookSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'

/** A choice as the call takes it: points, or reais a month, with a point for the decimals. */
export type LookedAt = CallData['retornarRendaComContribuicao']

/**
 * How a choice moves the income that the simulator opens with, in one line that follows it. Nothing where no income is expected or none can
 * be told now: the change is made without it.
 */
export function IncomeOutlook({ looked }: { looked: LookedAt }) {
  const asked = useDebounced(JSON.stringify(looked), SEARCH_WAIT_MS)
  const { data, isError } = useQuery({
    ...ask('retornarRendaComContribuicao', JSON.parse(asked) as LookedAt),
    placeholderData: keepPreviousData,
  })
  if (isError || data === null) return null
  return (
    <div role="status">
      <InlineMessage>{data ? outlookSentence(data) : contributionsText.result.reckoning}</InlineMessage>
    </div>
  )
}
