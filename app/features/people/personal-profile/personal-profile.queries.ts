import { queryOptions } from '@tanstack/react-query'
import { readAccess } from './personal-profile.functions.ts'

export const personalProfileQueries = {
  access: () => queryOptions({ queryKey: ['personal-profile', 'access'], queryFn: () => readAccess() }),
}
