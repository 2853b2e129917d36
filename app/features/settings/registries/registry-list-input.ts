import type { RegistryListInput } from './registry.search.ts'

/** What the list is asked for at an address. */
export function listInputOf({ palavraChave, situacao, page }: RegistryListInput): RegistryListInput {
  return { palavraChave, situacao, page }
}
