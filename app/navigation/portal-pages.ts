import { specifiedPaths } from '#contract/portal-paths.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'
import { nameOfPath } from './path-names.ts'

/** Pages of participants that are no service. */
const own: ReadonlySet<string> = new Set([
  '/',
  '/meu-plano',
  '/saida',
  '/perfil',
  '/services',
  '/services/requests',
  '/chat',
  '/documents',
  '/recadastramento',
])

const byName = whenFirstAsked(() => new Intl.Collator('pt-BR', { sensitivity: 'base' }))

/** Pages to which what the entity tells participants may lead, by name; only those that `isBuilt` knows. */
export function portalPages(isBuilt: (path: string) => boolean): { id: string; label: string }[] {
  const paths = specifiedPaths.filter((path) => own.has(path) || path.startsWith('/services/'))
  return [...new Set(paths)]
    .filter(isBuilt)
    .flatMap((id) => {
      const label = nameOfPath(id, {})
      return label === null ? [] : [{ id, label }]
    })
    .toSorted((one, other) => byName().compare(one.label, other.label))
}
