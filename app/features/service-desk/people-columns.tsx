import type { RenderLink } from '@portal/design-system/link'
import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { PersonFound } from '#contract/people.ts'
import { PersonStatus } from './PersonStatus.tsx'
import { peopleSearchText as text } from './people-search.text.ts'
import { foundDetail, wayToPerson } from './service-desk.css.ts'
import { serviceDeskText } from './service-desk.text.ts'

/** Who was found: the name leads to the person, with their number and masked CPF. */
export function peopleColumns(renderLink: RenderLink): readonly StatementColumn<PersonFound>[] {
  return [
    {
      id: 'name',
      header: text.name,
      isRowHeader: true,
      cell: ({ id, nome, cpf }) => (
        <Stack as="span" gap="0" align="start">
          {renderLink({
            href: `/?${new URLSearchParams({ idPessoa: String(id) })}`,
            className: wayToPerson,
            children: nome,
          })}
          <span className={foundDetail}>{text.identity(id, cpf)}</span>
        </Stack>
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
}
