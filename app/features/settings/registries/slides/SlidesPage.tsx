import { RegistryPage } from '../RegistryPage.tsx'
import { slidesRegistry } from './slides-registry.tsx'

/** "Carrossel". */
export function SlidesPage() {
  return <RegistryPage registry={slidesRegistry} />
}
