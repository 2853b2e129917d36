import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { columnNames, importsText } from './imports.text.ts'
import { SheetPlace } from './SheetPlace.tsx'

const { columns: text } = importsText

/** Which column of the file holds what: chosen by their names already, to be looked over. */
export function MatchColumns({ found, onStarted }: { found: ImportDetail; onStarted: () => void }) {
  const [columns, setColumns] = useState(found.colunas)
  const checking = useCommand(send('conferirImportacao'))
  const { problem } = checking
  const start = async () => {
    const outcome = await checking.run({ tipo: found.tipo, idImportacao: found.id, colunas: columns })
    if (!outcome.ok) return
    onStarted()
  }
  const complaints = problem?.kind === 'invalid' ? Object.entries(problem.fields) : []
  return (
    <Card title={text.heading}>
      <Stack>
        <SheetPlace found={found} />
        <Stack
          as="form"
          onSubmit={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          <p>{text.lead}</p>
          {problem && (
            <Banner tone="danger" title={text.wrong} live="assertive">
              {complaints.length > 0
                ? complaints.map(([field, sentence]) => (
                    <p key={field}>{`${columnNames[field.replace('colunas.', '')] ?? ''}: ${sentence}`}</p>
                  ))
                : problem.detail}
            </Banner>
          )}
          <Columns minWidth="narrow" gap="5">
            {importColumns[found.tipo].map((column) => (
              <ColumnChoice
                key={column.id}
                column={column}
                found={found}
                chosen={columns[column.id] ?? null}
                onChoose={(at) => setColumns((before) => ({ ...before, [column.id]: at }))}
              />
            ))}
          </Columns>
          <Cluster>
            <Button type="submit" variant="primary" isPending={checking.isPending}>
              {text.check}
            </Button>
          </Cluster>
        </Stack>
      </Stack>
    </Card>
  )
}
