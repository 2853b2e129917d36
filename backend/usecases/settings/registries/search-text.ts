import type { RegistryData, RegistryId } from '#contract/settings/registries.ts'
import { registryRules } from './registry-rules.ts'

/** Every text of a record and what it is found by besides, a line each: what a keyword is looked for in. */
export function searchTextOf<Id extends RegistryId>(registry: Id, data: RegistryData<Id>): string {
  const texts = Object.values(data).filter((value) => typeof value === 'string')
  return [...texts, ...(registryRules[registry].alsoFoundBy?.(data) ?? [])].join('\n')
}
