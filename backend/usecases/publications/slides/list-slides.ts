import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import type { SlideData, SlideOnWire } from '#contract/publications/slides.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { type ServiceSlug, serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { isSlideSeenBy } from '#domain/publications/slides/slides.ts'
import { offeredServices } from '../../plans/require-service.ts'

/**
 * The slides that who has a plan link sees on a day, in the order that attendants gave them. What leads to a service that is not offered to
 * them is not for them.
 */
export async function listSlides(database: Querier, row: LinkRow, today: IsoDate): Promise<SlideOnWire[]> {
  const { plan, link } = row
  const slides = await registryRecords(database, 'configurar-carrossel')
  const theirs = slides.filter(({ idPlano: planId, publico: audience, inicio: since, fim: until }) =>
    isSlideSeenBy({ planId, audience, since, until }, { planId: plan.id, category: link.category }, today),
  )
  const closed = await closedServices(database, row, today, theirs)
  return theirs
    .filter(({ pagina }) => !closed.has(pagina))
    .toSorted((one, other) => one.ordem - other.ordem || one.id - other.id)
    .map(({ id, titulo, texto, imagem, textoAlternativo, pagina, endereco }) => ({
      id,
      titulo,
      texto,
      imagem: `/imagemTema/${imagem}`,
      textoAlternativo,
      destino: pagina || endereco || null,
    }))
}

/** Those of the pages that slides lead to that are services not offered to the link. */
async function closedServices(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
  slides: readonly Pick<SlideData, 'pagina'>[],
): Promise<ReadonlySet<string>> {
  const services = slides.flatMap(({ pagina }) => {
    const slug = serviceAt(pagina)
    return slug ? [{ pagina, slug }] : []
  })
  if (services.length === 0) return new Set()
  const offered = await offeredServices(database, row, today)
  return new Set(services.filter(({ slug }) => !offered.has(slug)).map(({ pagina }) => pagina))
}

function serviceAt(path: string): ServiceSlug | undefined {
  const [, slug = path.slice(1)] = path.split('/services/')
  return serviceSlugs.find((one) => one === slug)
}
