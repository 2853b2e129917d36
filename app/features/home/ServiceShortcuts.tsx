import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { ChevronRightIcon, GridIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { groupIcons } from '#app/features/service-catalogue/group-icons.ts'
import type { NamedGroup } from '#app/features/service-catalogue/offered-names.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { way, wayEmblem, wayLink } from './home.css.ts'
import { homeText } from './home.text.ts'
import { groupSentence } from './home-sentences.ts'

const HEADING = 'inicio-servicos'

/** The way to each group of offered services. */
export function ServiceShortcuts({ groups }: { groups: readonly NamedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={HEADING}>
      <Cluster justify="between" align="baseline" gap="4" rowGap="1">
        <Text as="h2" variant="title" id={HEADING}>
          {homeText.services.heading}
        </Text>
        <TextLink href="/services">{homeText.services.all}</TextLink>
      </Cluster>
      <Columns as="ul" minWidth="wide" keepsWidth gap="4" align="stretch">
        {groups.map(({ id, name, titles }) => {
          const Icon = groupIcons[id] ?? GridIcon
          return (
            <li key={id}>
              <div className={way}>
                <span className={wayEmblem}>
                  <Icon />
                </span>
                <div>
                  <PathLink path="/services" hash={id} className={wayLink}>
                    {name}
                  </PathLink>
                  <Text variant="small" tone="muted">
                    {groupSentence(titles)}
                  </Text>
                </div>
                <ChevronRightIcon />
              </div>
            </li>
          )
        })}
      </Columns>
    </Stack>
  )
}
