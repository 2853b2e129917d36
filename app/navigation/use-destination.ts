import { useRouter } from '@tanstack/react-router'
import { UNDER_CONSTRUCTION } from './under-construction.ts'

/** Whether a page of the product has its route. */
export function useIsBuilt(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => Object.hasOwn(routesByPath, path)
}

/**
 * Where a path of the product leads today: to its page, or to "em construção" while that page does not exist. A link comes alive
 * by itself when its route file does.
 */
export function useDestination(): (path: string, search?: object) => { to: string; search: object } {
  const isBuilt = useIsBuilt()
  return (path, search = {}) =>
    isBuilt(path) ? { to: path, search } : { to: UNDER_CONSTRUCTION, search: { pagina: path } }
}
