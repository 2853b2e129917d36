import { Columns } from '@portal/design-system/Columns'
import { Select } from '@portal/design-system/Select'
import type { CentreSearch } from './notification-centre.search.ts'
import { notificationCentreText } from './notification-centre.text.ts'

const { filters: text } = notificationCentreText

const situations = [
  { id: 'todas', label: text.all },
  { id: 'naoLidas', label: text.unread },
] as const

const kinds = text.kinds.map((label, id) => ({ id, label }))

type CentreFiltersProps = { search: CentreSearch; onFilter: (changed: Partial<CentreSearch>) => void }

/** Filters of the person's notifications. Selections apply at once. */
export function CentreFilters({ search, onFilter }: CentreFiltersProps) {
  return (
    <Columns template="halves" from="medium" gap="4">
      <Select<'todas' | 'naoLidas'>
        name="situacao"
        label={text.situation}
        options={situations}
        value={search.situacao}
        onChange={(situacao) => onFilter({ situacao: situacao ?? 'todas' })}
      />
      <Select<number>
        name="tipo"
        label={text.kind}
        options={kinds}
        value={search.tipo}
        onChange={(tipo) => onFilter({ tipo: tipo ?? 0 })}
      />
    </Columns>
  )
}
