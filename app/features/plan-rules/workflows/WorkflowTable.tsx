import { Stack } from '@portal/design-system/Stack'
import { CellLines, type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { type DrawnStage, type DrawnWorkflow, levelName } from './drawn-workflow.ts'
import { workflowsText as text } from './workflows.text.ts'

const columns: readonly StatementColumn<DrawnStage>[] = [
  {
    id: 'stage',
    header: text.columns.stage,
    isRowHeader: true,
    cell: ({ name, mayReturn, isQuiet }) => (
      <CellLines>
        <span>{name}</span>
        <Text as="span" variant="small" tone="muted">
          {mayReturn ? text.mayReturn : text.mayNotReturn}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {isQuiet ? text.quiet : text.told}
        </Text>
      </CellLines>
    ),
  },
  { id: 'level', header: text.columns.level, cell: ({ level }) => levelName(level) },
  {
    id: 'term',
    header: text.columns.term,
    cell: ({ slaBusinessDays }) => text.term(slaBusinessDays ?? 0),
  },
  {
    id: 'checks',
    header: text.columns.checks,
    cell: ({ checklist }) =>
      checklist.length === 0 ? (
        text.noChecks
      ) : (
        <Stack as="ul" gap="1">
          {checklist.map((item) => (
            <li key={item.id}>{item.text}</li>
          ))}
        </Stack>
      ),
  },
]

/** The stages of a kind's requests, line by line. */
export function WorkflowTable({ workflow }: { workflow: DrawnWorkflow }) {
  return (
    <StatementTable
      caption={text.table}
      columns={columns}
      rows={workflow.stages}
      rowKey={({ name }) => name}
    />
  )
}
