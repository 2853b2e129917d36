import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import {
  CalculatorIcon,
  ChartPieIcon,
  GridIcon,
  type IconComponent,
  IdCardIcon,
  LandmarkIcon,
  ListChecksIcon,
  SlidersIcon,
} from '@portal/design-system/icons'
import { LinkCard } from '@portal/design-system/LinkCard'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { NamedGroup } from '#app/features/plans/service-catalogue/offered-names.ts'
import type { ServiceGroupId } from '#domain/plans/services/service-facts.ts'
import { homeText } from './home.text.ts'
import { groupSentence } from './home-sentences.ts'

const HEADING = 'inicio-servicos'

/** The glyph of each group of the menu, by its id. */
const groupIcons: Readonly<Record<ServiceGroupId, IconComponent>> = {
  'informacoes-cadastrais': IdCardIcon,
  'meu-plano': ChartPieIcon,
  solicitacoes: SlidersIcon,
  'institutos-legais': LandmarkIcon,
  consultas: ListChecksIcon,
  outros: CalculatorIcon,
}

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
        {groups.map(({ id, name, titles }) => (
          <li key={id}>
            <LinkCard
              href={`/services#${id}`}
              icon={groupIcons[id] ?? GridIcon}
              title={name}
              text={groupSentence(titles)}
            />
          </li>
        ))}
      </Columns>
    </Stack>
  )
}
