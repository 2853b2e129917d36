import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { ListTable } from '#app/listing/ListTable.tsx'
import type { CallAnswer } from '#contract/call-types.ts'
import type { filtrarPessoas } from '#contract/people/people.ts'
import { peopleColumns } from './people-columns.tsx'
import { peopleSearchText as text } from './people-search.text.ts'

type PeopleFoundProps = {
  /** Absent until the first answer. */
  answer: CallAnswer<typeof filtrarPessoas> | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** Who was found, that nobody was, or that the search did not answer. How many is said to who does not see it. */
export function PeopleFound({ answer, hasFailed, onRetry }: PeopleFoundProps) {
  if (hasFailed) {
    return (
      <Banner tone="danger" title={text.failedTitle} live="polite">
        <p>{text.failedText}</p>
        <Button variant="secondary" size="compact" onPress={onRetry}>
          {text.retry}
        </Button>
      </Banner>
    )
  }
  return (
    <div aria-live="polite">
      {answer && (
        <ListTable
          caption={text.found(answer.pessoas.length)}
          isCaptionHidden={false}
          columns={peopleColumns}
          rows={answer.pessoas}
          rowKey={({ id }) => id}
          empty={{ title: text.noneTitle, children: text.noneText }}
        />
      )}
      {answer?.temMais && <p>{text.more}</p>}
    </div>
  )
}
