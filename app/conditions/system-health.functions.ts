import { isApiHealthy } from '#app/api/api-health.server.ts'
import { publicQuery } from '#app/session/server-functions.ts'

/** Whether what stands behind the portal answers, for pages that wait for it. */
export const isSystemHealthy = publicQuery.handler(() => isApiHealthy())
