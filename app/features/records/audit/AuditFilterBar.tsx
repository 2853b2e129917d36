import { Button } from '@portal/design-system/Button'
import { Columns } from '@portal/design-system/Columns'
import { DateRangePicker } from '@portal/design-system/DateRangePicker'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { auditSubjectNames } from '#contract/records/audit.text.ts'
import type { AuditPage } from '#contract/records/audit.ts'
import { auditSubjects } from '#contract/records/audit-subjects.ts'
import type { AuditSearch } from './audit.search.ts'
import { auditText } from './audit.text.ts'
import { PersonFilter } from './PersonFilter.tsx'

const { filters: text } = auditText

const ALL = 'todos'

export type AuditFilterBarProps = {
  search: AuditSearch
  /** Whom the filters name. */
  named: Pick<AuditPage, 'pessoa' | 'autor'>
  actors: readonly { id: number; nome: string }[]
  onFilter: (changed: Partial<AuditSearch>) => void
}

/** Whom the record is about, who did it, when and what about. Each choice applies at once. */
export function AuditFilterBar({ search, named, actors, onFilter }: AuditFilterBarProps) {
  const { idPessoa, idAutor, dataInicio, dataFim, assunto } = search
  const others = named.autor && !actors.some(({ id }) => id === named.autor?.id) ? [named.autor] : []
  const period = dataInicio !== undefined && dataFim !== undefined && { start: dataInicio, end: dataFim }
  const isFiltered = [idPessoa, idAutor, dataInicio, dataFim, assunto].some((value) => value !== undefined)
  return (
    <Stack>
      <Columns template="halves" from="medium" gap="4" role="search" aria-label={text.label}>
        <PersonFilter
          key={named.pessoa?.id ?? 0}
          person={named.pessoa}
          onChoose={(id) => onFilter({ idPessoa: id })}
        />
        <Select<number>
          label={text.actor}
          options={[
            { id: 0, label: text.everybody },
            ...[...others, ...actors].map(({ id, nome }) => ({ id, label: nome })),
          ]}
          value={idAutor ?? 0}
          onChange={(id) => onFilter({ idAutor: id || undefined })}
        />
        <Select<string>
          label={text.subject}
          options={[
            { id: ALL, label: text.everySubject },
            ...auditSubjects.map((id) => ({ id, label: auditSubjectNames[id] })),
          ]}
          value={assunto ?? ALL}
          onChange={(chosen) => onFilter({ assunto: auditSubjects.find((id) => id === chosen) })}
        />
        <DateRangePicker
          label={text.period}
          value={period || null}
          onChange={(days) => onFilter({ dataInicio: days?.start, dataFim: days?.end })}
        />
      </Columns>
      {isFiltered && (
        <div>
          <Button
            variant="quiet"
            onPress={() =>
              onFilter({
                idPessoa: undefined,
                idAutor: undefined,
                dataInicio: undefined,
                dataFim: undefined,
                assunto: undefined,
              })
            }
          >
            {text.clear}
          </Button>
        </div>
      )}
    </Stack>
  )
}
