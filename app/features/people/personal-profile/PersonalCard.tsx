import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { participantNavigation } from '#app/navigation/trees.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { dateText } from '#contract/value-text.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { personal: text } = personalProfileText

/** Data from the plan's register: read-only here, changed elsewhere. */
export function PersonalCard({
  profile: { nome, cpf, dataNascimento },
}: {
  profile: Pick<PersonalProfileAnswer, 'nome' | 'cpf' | 'dataNascimento'>
}) {
  const { planLink } = useSession()
  const menu = participantNavigation(planLink?.categoria.id ?? null, planLink?.situacao.id)
  const links = text.links.filter(
    ({ href }) => href !== '/dependentes' || menu.some(({ path }) => path === href),
  )
  return (
    <Card title={text.title}>
      <Stack>
        <DescriptionList
          items={[
            { id: 'name', term: text.name, description: nome },
            { id: 'cpf', term: text.cpf, description: cpf },
            {
              id: 'birth',
              term: text.birth,
              description: dataNascimento ? dateText(dataNascimento) : personalProfileText.none,
            },
          ]}
        />
        <Text variant="small" tone="muted">
          {text.note}
        </Text>
        <nav aria-label={text.elsewhere}>
          <Cluster as="ul" gap="6" rowGap="0">
            {links.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </Cluster>
        </nav>
      </Stack>
    </Card>
  )
}
