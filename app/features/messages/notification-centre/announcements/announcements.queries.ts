import { queryOptions } from '@tanstack/react-query'
import { plansToTell, sentAnnouncements } from './announcements.functions.ts'

export const announcementQueries = {
  plans: queryOptions({ queryKey: ['announcements', 'plans'], queryFn: () => plansToTell() }),
  sent: (page: number) =>
    queryOptions({
      queryKey: ['announcements', 'sent', page],
      queryFn: () => sentAnnouncements({ data: { page } }),
    }),
}
