import { RegistryPage } from '../RegistryPage.tsx'
import { pensionEntitiesRegistry } from './pension-entities-registry.ts'

/** "Entidades de previdência". */
export function PensionEntitiesPage() {
  return <RegistryPage registry={pensionEntitiesRegistry} />
}
