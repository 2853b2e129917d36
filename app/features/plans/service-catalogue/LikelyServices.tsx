import { Columns } from '@portal/design-system/Columns'
import { LinkCard } from '@portal/design-system/LinkCard'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useSession } from '#app/session/session-on-screen.ts'
import type { PlanFeature } from '#contract/plans/plans.ts'
import { isCategoryId, isSituationId } from '#domain/participants.ts'
import { likelyServices } from '#domain/plans/services/likely-services.ts'
import { catalogueText, suggestionTexts } from './service-catalogue.text.ts'
import { servicePath } from './service-catalogue.ts'
import { serviceIcons } from './service-icons.ts'

type LikelyServicesProps = { features: readonly Pick<PlanFeature, 'slug' | 'somenteLeitura'>[] }

/** The services that somebody in this situation comes for, by what they come for. */
export function LikelyServices({ features }: LikelyServicesProps) {
  const { planLink } = useSession()
  const category = planLink?.categoria.id
  const situation = planLink?.situacao.id
  if (category === undefined || situation === undefined) return null
  if (!isCategoryId(category) || !isSituationId(situation)) return null
  const offered = features.map(({ slug, somenteLeitura }) => ({ slug, readOnly: somenteLeitura }))
  const slugs = likelyServices({ category, situation, offered })
  if (slugs.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="para-voce">
      <Text as="h2" variant="title" id="para-voce">
        {catalogueText.forYou}
      </Text>
      <Columns as="ul" minWidth="wide" keepsWidth gap="4" align="stretch">
        {slugs.map((slug) => (
          <li key={slug}>
            <LinkCard href={servicePath(slug)} icon={serviceIcons[slug]} title={suggestionTexts[slug]} />
          </li>
        ))}
      </Columns>
    </Stack>
  )
}
