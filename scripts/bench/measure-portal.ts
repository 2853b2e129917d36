import { buildPortal } from '../portal-build.ts'
import { startBareStart } from './bare-start.ts'
import type { BenchArguments, SectionName } from './bench-arguments.ts'
import { type Databases, SMALLEST } from './databases.ts'
import { measureFront } from './front/measure-front.ts'
import { startMeasuredApi } from './measured-api.ts'
import { startMeasuredPortal } from './measured-portal.ts'
import { printSection } from './print-section.ts'
import { measureMemory } from './sections/memory.ts'
import { measureRendering } from './sections/rendering.ts'

const needed: readonly SectionName[] = [
  'rendering',
  'memory',
  'weights',
  'lighthouse',
  'blocking',
  'routes',
  'interactions',
  'sliders',
]

/** Measures what the portal draws, and what a browser makes of it, on the largest database that was asked for; prints each part. */
export async function measurePortal(databases: Databases, asked: BenchArguments): Promise<void> {
  if (!needed.some((name) => asked.sections.has(name))) return
  await buildPortal()
  const requests = (asked.sizes.at(-1) ?? 1) * SMALLEST
  const api = await startMeasuredApi(await databases.filled(requests), requests)
  const portal = await startMeasuredPortal()
  const bare = await startBareStart()
  try {
    const { url: bareUrl } = await bare.ready
    if (asked.sections.has('rendering'))
      printSection('Páginas desenhadas no servidor', await measureRendering(portal, bareUrl, asked.seconds))
    if (asked.sections.has('memory'))
      printSection('Memória do portal', await measureMemory(portal, asked.pages))
    await measureFront({ portal, bareUrl, asked })
  } finally {
    bare.stop()
    await bare.ended
    await portal.stop()
    await api.stop()
  }
}
