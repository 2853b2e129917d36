import { factOfServices } from '#domain/plans/services/service-ids.ts'

/** Name of every service, as the portal's menus and the API's answers write it. */
export const serviceNames = factOfServices(({ name }) => name)
