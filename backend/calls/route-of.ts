/** Fastify's pattern of a contract path: `/a/{id}` → `/a/:id`. */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
