import { CellLines, RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { PersonFound } from '#contract/people/people.ts'
import { PersonStatus } from './PersonStatus.tsx'
import { peopleSearchText as text } from './people-search.text.ts'
import { serviceDeskText } from './service-desk.text.ts'

/** Who was found: the name leads to the person, with their number and masked CPF. */
export const peopleColumns: readonly StatementColumn<PersonFound>[] = [
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    cell: ({ id, nome, cpf }) => (
      <CellLines keepsWhole>
        <RowLink href={`/?${new URLSearchParams({ idPessoa: String(id) })}`}>{nome}</RowLink>
        <Text as="span" variant="small" tone="muted">
          {text.identity(id, cpf)}
        </Text>
      </CellLines>
    ),
  },
  {
    id: 'email',
    header: text.email,
    cell: ({ email }) => (
      <Text as="span" breaksAnywhere>
        {email ?? serviceDeskText.person.noEmail}
      </Text>
    ),
  },
  { id: 'status', header: text.status, cell: ({ status }) => <PersonStatus status={status} /> },
]
