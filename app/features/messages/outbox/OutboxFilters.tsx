import { Columns } from '@portal/design-system/Columns'
import { Select } from '@portal/design-system/Select'
import type { OutboxPage } from '#contract/messages/emails.ts'
import type { OutboxSearch } from './outbox.search.ts'
import { outboxText } from './outbox.text.ts'
import { outboxFilters } from './outbox-filters.ts'

const { filters: text, filterNames, states } = outboxText

const names = { ...states, ...filterNames }
const stateOptions = outboxFilters.map((id) => ({ id, label: names[id] }))

type OutboxFiltersProps = {
  search: OutboxSearch
  messages: OutboxPage['mensagens']
  onFilter: (changed: Partial<OutboxSearch>) => void
}

/** Filters of the outbox. Selections apply at once. */
export function OutboxFilters({ search, messages, onFilter }: OutboxFiltersProps) {
  return (
    <Columns template="halves" from="medium" gap="4">
      <Select<(typeof outboxFilters)[number]>
        name="estado"
        label={text.state}
        options={stateOptions}
        value={search.estado}
        onChange={(estado) => onFilter({ estado: estado ?? 'todos' })}
      />
      <Select<string>
        name="mensagem"
        label={text.message}
        options={[
          { id: '', label: text.everyMessage },
          ...messages.map(({ id, nome }) => ({ id, label: nome })),
        ]}
        value={search.mensagem}
        onChange={(mensagem) => onFilter({ mensagem: mensagem ?? '' })}
      />
    </Columns>
  )
}
