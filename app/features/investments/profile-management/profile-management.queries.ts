import { queryOptions } from '@tanstack/react-query'
import { managedProfiles, unitValues } from './profile-management.functions.ts'

export const profileManagementQueries = {
  all: queryOptions({ queryKey: ['profile-management', 'all'], queryFn: () => managedProfiles() }),
  unitValues: (idPerfil: number, ano: number) =>
    queryOptions({
      queryKey: ['profile-management', 'unit-values', idPerfil, ano],
      queryFn: () => unitValues({ data: { idPerfil, ano } }),
    }),
}
