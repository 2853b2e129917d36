import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { type CardPage, ServiceCard } from './ServiceCard.tsx'

/** A group of pages; its id is its anchor. */
export type CardGroup = { id: string; name: string; services: readonly (CardPage & { slug: string })[] }

/** The offered services, group by group; each group can be linked to by its id. */
export function ServiceGroups({ groups }: { groups: readonly CardGroup[] }) {
  return (
    <Stack gap="10">
      {groups.map(({ id, name, services }) => (
        <Stack as="section" key={id} id={id} aria-labelledby={`${id}-titulo`}>
          <Text as="h2" variant="title" id={`${id}-titulo`}>
            {name}
          </Text>
          <Columns as="ul" minWidth="wide" keepsWidth gap="4" align="stretch">
            {services.map((service) => (
              <li key={service.slug}>
                <ServiceCard service={service} />
              </li>
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  )
}
