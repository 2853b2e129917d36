import { queryOptions } from '@tanstack/react-query'
import { notificationCentreKey } from '#app/notifications/notifications.queries.ts'
import { centreNotifications } from './notification-centre.functions.ts'
import type { CentrePageInput } from './notification-centre.schema.ts'

/** Pages of one's notifications. What arrives or is read elsewhere makes them outdated. */
export const centreQueries = {
  page: ({ page, situacao, tipo }: CentrePageInput) =>
    queryOptions({
      queryKey: [...notificationCentreKey, { page, situacao, tipo }],
      queryFn: () => centreNotifications({ data: { page, situacao, tipo } }),
    }),
}
