import { queryOptions } from '@tanstack/react-query'
import {
  readAccess,
  readConsents,
  readEmailPreferences,
  readKeptFor,
  readPersonalProfile,
} from './personal-profile.functions.ts'

export const personalProfileQueries = {
  data: () => queryOptions({ queryKey: ['personal-profile', 'data'], queryFn: () => readPersonalProfile() }),
  emails: () =>
    queryOptions({ queryKey: ['personal-profile', 'emails'], queryFn: () => readEmailPreferences() }),
  access: () => queryOptions({ queryKey: ['personal-profile', 'access'], queryFn: () => readAccess() }),
  kept: () => queryOptions({ queryKey: ['personal-profile', 'kept'], queryFn: () => readKeptFor() }),
  consents: () => queryOptions({ queryKey: ['personal-profile', 'consents'], queryFn: () => readConsents() }),
}
