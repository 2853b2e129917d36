import { queueFilters } from '#contract/requests/request-queue.ts'
import { ListFilter } from './ListFilter.tsx'
import { queueText as text } from './queue.text.ts'
import type { RequestChoicesProps } from './RequestChoices.tsx'
import { RequestFilterBar } from './RequestFilterBar.tsx'

type QueueFiltersProps = Omit<RequestChoicesProps, 'isAttendant'> & { onClear: () => void }

/** The choices of one filter; the first, an empty one, is any. */
function choicesOf<Word extends string>(
  words: readonly Word[],
  names: Readonly<Record<Word, string>>,
  any: string,
) {
  return [{ id: '', nome: any }, ...words.map((id) => ({ id, nome: names[id] }))]
}

/** The word that was chosen; undefined: any. */
function chosen<Word extends string>(words: readonly Word[], id: string): Word | undefined {
  return words.find((word) => word === id)
}

export function QueueFilters({ onClear, ...choices }: QueueFiltersProps) {
  const { filters, clearings, onChange } = choices
  const { responsavel, prazo, aguarda } = queueFilters
  return (
    <RequestFilterBar {...choices} isAttendant onClear={onClear}>
      <ListFilter
        name="responsavel"
        label={text.holder}
        options={choicesOf(responsavel, text.holders, text.anyHolder)}
        applied={filters.responsavel ?? ''}
        clearings={clearings}
        onApply={(id) => onChange({ responsavel: chosen(responsavel, id) })}
      />
      <ListFilter
        name="prazo"
        label={text.deadline}
        options={choicesOf(prazo, text.deadlines, text.anyDeadline)}
        applied={filters.prazo ?? ''}
        clearings={clearings}
        onApply={(id) => onChange({ prazo: chosen(prazo, id) })}
      />
      <ListFilter
        name="aguarda"
        label={text.waitsFor}
        options={choicesOf(aguarda, text.waits, text.anybody)}
        applied={filters.aguarda ?? ''}
        clearings={clearings}
        onApply={(id) => onChange({ aguarda: chosen(aguarda, id) })}
      />
    </RequestFilterBar>
  )
}
