import type { ToDo } from '#contract/home/plan-summary.ts'
import type { SlideOnWire } from '#contract/publications/slides.ts'

/** Pages of duties, by what there is to do where one is open: the portal knows whether it concerns somebody. */
const duties: Readonly<Record<string, (one: ToDo) => boolean>> = {
  '/recadastramento': ({ tipo }) => tipo === 'recadastramento' || tipo === 'beneficio-suspenso',
  '/onboarding': ({ tipo }) => tipo === 'primeiro-acesso',
  '/services/pep': (one) => 'declaracao' in one && one.declaracao === 'pep',
  '/services/fatca': (one) => 'declaracao' in one && one.declaracao === 'fatca',
}

/** The slides that may be shown: one that asks for a duty, only to whom it is open. */
export function slidesFor(slides: readonly SlideOnWire[], list: readonly ToDo[]): SlideOnWire[] {
  return slides.filter(({ destino }) => {
    const isOpen = destino === null ? undefined : duties[destino.split('?')[0] ?? '']
    return isOpen === undefined || list.some(isOpen)
  })
}
