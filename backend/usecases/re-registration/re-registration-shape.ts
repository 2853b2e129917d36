import { upgradeDependants } from '#contract/dependants/upgrade-dependants.ts'
import { type ReRegistrationData, reRegistrationData } from '#contract/re-registration/re-registration.ts'
import type { StoredData } from '../request-engine/stored-data.ts'

/** How a re-registration is kept, by version. Those of the first one came from a campaign and only told its name. */
export const reRegistrationShape: StoredData<ReRegistrationData> = {
  schema: reRegistrationData,
  upgrades: [
    (stored) => ({
      campanha: '',
      atendente: null,
      grupos: [],
      arquivos: [],
      declaracao: '',
      ...stored,
    }),
    // Dependants had neither a purpose nor a share.
    (stored) => ({
      ...stored,
      grupos: Array.isArray(stored['grupos']) ? stored['grupos'].map(withDependantsOfToday) : [],
    }),
  ],
}

function withDependantsOfToday(group: ReRegistrationData['grupos'][number]) {
  if (group.grupo !== 'dependentes') return group
  const { anterior, atual } = group
  return { ...group, anterior: upgradeDependants(anterior), atual: upgradeDependants(atual) }
}
