import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { IconButton } from '@portal/design-system/IconButton'
import { CloseIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { LongAddress } from '#app/format/LongAddress.tsx'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarPessoa } from '#contract/people/people.ts'
import type { PlanLink } from '#contract/plans/plans.ts'
import { type Impediment, Impediments } from './Impediments.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { serviceDeskText } from './service-desk.text.ts'

const text = serviceDeskText.person

type PersonCardProps = {
  person: CallAnswer<typeof retornarPessoa>['pessoa']
  planLinks: readonly PlanLink[]
  /** Where everything this person asked for is listed. */
  requestsHref: string
  /** Where what the portal sent them by e-mail is listed. */
  emailsHref: string
  /** Where what this person sent is listed; null for an attendant who must not act on them. */
  documentsHref: string | null
  onClose: () => void
  /** Their e-mail and account, as far as there is something to know of them. */
  protection?: ReactNode
  actions: ReactNode
  /** Actions refused now, with their reasons. */
  impediments: readonly Impediment[]
}

/** The person whom an attendant chose: who they are, where they take part, what they asked for and what they were sent. */
export function PersonCard({
  person,
  planLinks,
  requestsHref,
  emailsHref,
  documentsHref,
  onClose,
  protection,
  actions,
  impediments,
}: PersonCardProps) {
  const { id, nome, cpf, email, status } = person
  return (
    <Card title={nome} action={<IconButton icon={CloseIcon} label={text.close} onPress={onClose} />}>
      <Stack gap="6">
        <DescriptionList
          items={[
            { id: 'number', term: text.number, description: id },
            { id: 'cpf', term: text.cpf, description: cpf },
            {
              id: 'email',
              term: text.email,
              description: email === null ? text.noEmail : <LongAddress>{email}</LongAddress>,
            },
            { id: 'status', term: text.status, description: <PersonStatus status={status} /> },
            { id: 'plans', term: text.plans, description: <Plans planLinks={planLinks} /> },
          ]}
        />
        {protection}
        <Cluster>
          {actions}
          <LinkButton href={requestsHref} variant="secondary">
            {text.requests}
          </LinkButton>
          {documentsHref !== null && (
            <LinkButton href={documentsHref} variant="secondary">
              {text.documents}
            </LinkButton>
          )}
          <LinkButton href={emailsHref} variant="secondary">
            {text.emails}
          </LinkButton>
        </Cluster>
        <Impediments impediments={impediments} />
      </Stack>
    </Card>
  )
}

function Plans({ planLinks }: { planLinks: readonly PlanLink[] }) {
  if (planLinks.length === 0) return text.noPlans
  return (
    <Stack as="ul" gap="3">
      {planLinks.map(({ id, plano, matricula, categoria, situacao }) => (
        <li key={id}>
          <strong>{plano.nome}</strong>
          <br />
          {text.plan(matricula, categoria.nome, situacao.nome)}
        </li>
      ))}
    </Stack>
  )
}
