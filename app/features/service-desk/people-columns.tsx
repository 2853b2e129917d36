import type { RenderLink } from '@portal/design-system/link/render-link'
import type { StatementColumn } from '@portal/design-system/StatementTable/statement-column'
import type { PersonFound } from '#contract/people.ts'
import { PersonStatus } from './PersonStatus.tsx'
import { peopleSearchText as text } from './people-search.text.ts'
import { address, found, foundDetail, wayToPerson } from './service-desk.css.ts'
import { serviceDeskText } from './service-desk.text.ts'

/** Who was found: the name leads to the person, with their number and masked CPF. */
export function peopleColumns(renderLink: RenderLink): readonly StatementColumn<PersonFound>[] {
  return [
    {
      id: 'name',
      header: text.name,
      isRowHeader: true,
      cell: ({ id, nome, cpf }) => (
        <span className={found}>
          {renderLink({
            href: `/?${new URLSearchParams({ idPessoa: String(id) })}`,
            className: wayToPerson,
            children: nome,
          })}
          <span className={foundDetail}>{text.identity(id, cpf)}</span>
        </span>
      ),
    },
    {
      id: 'email',
      header: text.email,
      cell: ({ email }) => <span className={address}>{email ?? serviceDeskText.person.noEmail}</span>,
    },
    { id: 'status', header: text.status, cell: ({ status }) => <PersonStatus status={status} /> },
  ]
}
