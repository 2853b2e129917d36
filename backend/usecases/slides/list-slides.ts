import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { type SlideOnWire, slideData } from '#contract/slides.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { isSlideSeenBy } from '#domain/slides/slides.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { registryEntries } from '../../database/schema/registries.ts'

/** The slides that who has a plan link sees on a day, in the order that attendants gave them. */
export async function listSlides(
  database: Querier,
  { plan, link }: LinkRow,
  today: IsoDate,
): Promise<SlideOnWire[]> {
  const rows = await database
    .select({ id: registryEntries.id, data: registryEntries.data })
    .from(registryEntries)
    .where(and(eq(registryEntries.registry, 'configurar-carrossel'), isNull(registryEntries.archivedAt)))
  return rows
    .map(({ id, data }) => ({ id, ...v.parse(slideData, data) }))
    .filter(({ idPlano: planId, publico: audience, inicio: since, fim: until }) =>
      isSlideSeenBy({ planId, audience, since, until }, { planId: plan.id, category: link.category }, today),
    )
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
