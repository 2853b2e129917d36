import { Stack } from '@portal/design-system/Stack'
import { RowLink, type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { RuleRehearsal } from '#contract/plan-rules/plan-rules.ts'
import { dateText, instantText } from '#contract/value-text.ts'
import { workflowsText as text } from './workflows.text.ts'

type Line = RuleRehearsal['lista'][number]

const columns: readonly StatementColumn<Line>[] = [
  {
    id: 'protocol',
    header: text.rehearsed.protocol,
    isRowHeader: true,
    cell: ({ idRequisicao, protocolo }) => (
      <RowLink href={`/request-management?idRequisicao=${idRequisicao}`}>{protocolo}</RowLink>
    ),
  },
  { id: 'type', header: text.rehearsed.type, cell: ({ funcionalidade }) => funcionalidade },
  { id: 'when', header: text.rehearsed.when, cell: ({ recebidaEm }) => instantText(recebidaEm) },
  {
    id: 'differs',
    header: text.rehearsed.differs,
    cell: ({ diferencas }) => (
      <Stack as="ul" gap="1">
        {diferencas.map(({ nome, antes, depois }) => (
          <li key={nome}>{text.difference(nome, antes, depois)}</li>
        ))}
      </Stack>
    ),
  },
]

/** How the requests of the last 90 days would have gone, and the newest of those that would have gone another way. */
export function RehearsalResult({ rehearsal }: { rehearsal: RuleRehearsal }) {
  const { desde, ate, solicitacoes, diferentes, lista } = rehearsal
  return (
    <Stack as="section" gap="4" aria-label={text.rehearsal}>
      <Text as="h3" variant="subtitle">
        {text.rehearsal}
      </Text>
      <Text>
        {text.between(dateText(desde), dateText(ate))} {sentenceOf(solicitacoes, diferentes)}
      </Text>
      {lista.length > 0 && (
        <StatementTable
          caption={lista.length < diferentes ? `${text.list}: ${text.newestOnly(lista.length)}` : text.list}
          columns={columns}
          rows={lista}
          rowKey={({ idRequisicao }) => idRequisicao}
        />
      )}
    </Stack>
  )
}

function sentenceOf(count: number, differing: number): string {
  if (count === 0) return text.nothingToRehearse
  return differing === 0 ? text.allAlike(count) : text.differing(differing, count)
}
