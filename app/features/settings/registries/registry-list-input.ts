import type { RegistryListInput } from './registry.search.ts'

export function listInputOf({ palavraChave, situacao, page }: RegistryListInput): RegistryListInput {
  return { palavraChave, situacao, page }
}
