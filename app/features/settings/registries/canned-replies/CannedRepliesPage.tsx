import { RegistryPage } from '../RegistryPage.tsx'
import { cannedRepliesRegistry } from './canned-replies-registry.ts'

/** "Respostas prontas". */
export function CannedRepliesPage() {
  return <RegistryPage registry={cannedRepliesRegistry} />
}
