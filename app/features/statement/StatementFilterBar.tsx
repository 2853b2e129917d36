import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Select } from '@portal/design-system/Select'
import { statementAccountNames, statementTypeNames } from '#contract/statement/statement.text.ts'
import type { StatementLinesAnswer, StatementPosition } from '#contract/statement/statement.ts'
import { MonthFilter } from './MonthFilter.tsx'
import { chosenPeriod, periodOptions } from './period-options.ts'
import type { StatementSearch } from './statement.search.ts'
import { statementText } from './statement.text.ts'

const { filters: text } = statementText
const ALL = 'todos'

export type StatementFilterBarProps = {
  options: StatementPosition['opcoes']
  search: StatementSearch
  /** Months in force. */
  applied: StatementLinesAnswer['periodo']
  onFilter: (changed: Partial<StatementSearch>) => void
}

/** Period, account, type and, for who changed it, profile. Each choice applies at once. */
export function StatementFilterBar({ options, search, applied, onFilter }: StatementFilterBarProps) {
  const { contas, tipos, perfis } = options
  return (
    <div data-print="hide">
      <Card padding="compact">
        <Columns template="thirds" gap="4" role="search" aria-label={text.label}>
          <Select
            label={text.period}
            options={periodOptions(options)}
            value={String(search.periodo)}
            onChange={(id) => id !== null && onFilter(chosenPeriod(id, applied))}
          />
          {search.periodo === 'outro' && <Months options={options} search={search} onFilter={onFilter} />}
          <Select
            label={text.account}
            options={[
              { id: ALL, label: text.allAccounts },
              ...contas.map((id) => ({ id, label: statementAccountNames[id] })),
            ]}
            value={search.conta ?? ALL}
            onChange={(id) => onFilter({ conta: contas.find((known) => known === id) })}
          />
          <Select
            label={text.type}
            options={[
              { id: ALL, label: text.allTypes },
              ...tipos.map((id) => ({ id, label: statementTypeNames[id] })),
            ]}
            value={search.tipo ?? ALL}
            onChange={(id) => onFilter({ tipo: tipos.find((known) => known === id) })}
          />
          {perfis.length > 1 && (
            <Select
              label={text.profile}
              options={[
                { id: 0, label: text.allProfiles },
                ...perfis.map(({ id, nome }) => ({ id, label: nome })),
              ]}
              value={search.perfil}
              onChange={(perfil) => onFilter({ perfil: perfil ?? 0 })}
            />
          )}
        </Columns>
      </Card>
    </div>
  )
}

function Months({
  options,
  search: { de, ate },
  onFilter,
}: Pick<StatementFilterBarProps, 'options' | 'search' | 'onFilter'>) {
  const limits = { minValue: options.primeiroMes ?? undefined, maxValue: options.ultimoMes ?? undefined }
  return (
    <>
      <MonthFilter label={text.from} applied={de} onApply={(month) => onFilter({ de: month })} {...limits} />
      <MonthFilter
        label={text.to}
        applied={ate}
        errorMessage={de && ate && ate < de ? text.backwards : undefined}
        onApply={(month) => onFilter({ ate: month })}
        {...limits}
      />
    </>
  )
}
