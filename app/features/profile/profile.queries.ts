import { queryOptions } from '@tanstack/react-query'
import { readAccess, readConsents, readProfile } from './profile.functions.ts'

/** What the profile's pages read. */
export const profileQueries = {
  data: () => queryOptions({ queryKey: ['profile', 'data'], queryFn: () => readProfile() }),
  access: () => queryOptions({ queryKey: ['profile', 'access'], queryFn: () => readAccess() }),
  consents: () => queryOptions({ queryKey: ['profile', 'consents'], queryFn: () => readConsents() }),
}
