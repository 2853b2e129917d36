import { RegistryPage } from '../RegistryPage.tsx'
import { helpChannelsRegistry } from './help-channels-registry.ts'

/** "Canais de ajuda". */
export function HelpChannelsPage() {
  return <RegistryPage registry={helpChannelsRegistry} />
}
