import { RegistryPage } from '../RegistryPage.tsx'
import { minutesRegistry } from './minutes-registry.tsx'

/** "Atas das reuniões". */
export function MinutesRegistryPage() {
  return <RegistryPage registry={minutesRegistry} />
}
