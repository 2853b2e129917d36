import { RegistryPage } from '../RegistryPage.tsx'
import { indexersRegistry } from './indexers-registry.ts'

/** "Indexadores". */
export function IndexersPage() {
  return <RegistryPage registry={indexersRegistry} />
}
