import { type Service, services } from '#app/features/plans/service-catalogue/service-catalogue.ts'
import { participantNavigation } from '#app/navigation/trees.ts'
import { Category } from '#domain/participants.ts'
import { commandPaletteText } from './command-palette.text.ts'
import type { PaletteItem } from './palette-item.ts'
import { byName } from './palette-item.ts'

type OfferedServices = {
  /** Services the plan offers to the person today. */
  features: readonly { slug: string }[]
  /** Category of the chosen link. */
  category: number | null
}

/**
 * The service pages that the plan offers, by name. Who looks for a slip where the plan has none finds what was paid, in the statement. An assisted person finds their two kinds of dependants in the place of one page;
 * what the other extras are and why none of them goes past the plan: `docs/decisions`.
 */
export function serviceItems({ features, category }: OfferedServices): PaletteItem[] {
  const offered = new Set(features.map(({ slug }) => slug))
  const items = services
    .filter(({ slug }) => offered.has(slug))
    .flatMap((service) =>
      service.slug === 'dependentes' && category === Category.assisted
        ? dependentsOf(service)
        : itemOf(service),
    )
    .map((item) =>
      item.id === 'extrato-contribuicao' && !offered.has('gerar-contribuicao')
        ? { ...item, keywords: [...(item.keywords ?? []), ...commandPaletteText.paidOtherwise] }
        : item,
    )
  return byName(items)
}

function itemOf({ slug, title, group, icon, keywords, path }: Service): PaletteItem {
  return { id: slug, title, hint: group, icon, keywords, path }
}

function dependentsOf(service: Service): PaletteItem[] {
  const { children = [] } =
    participantNavigation(Category.assisted).find(({ path }) => path === service.path) ?? {}
  return children.map(({ label, path, search }) => ({
    ...itemOf(service),
    id: `${service.slug}:${search.tipo}`,
    title: label,
    path,
    search,
  }))
}
