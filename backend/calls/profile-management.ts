import {
  registrarCota,
  retornarCotas,
  retornarPerfis,
  salvarPerfil,
} from '#contract/investments/profile-management.ts'
import type { Api } from '../api.ts'
import { notFound } from '../problem.ts'
import {
  NO_PROFILE,
  readManagedProfile,
  readManagedProfiles,
} from '../usecases/investments/profile-management/read-managed-profiles.ts'
import {
  readUnitValues,
  yearsWithUnitValues,
} from '../usecases/investments/profile-management/read-unit-values.ts'
import { recordUnitValue } from '../usecases/investments/profile-management/record-unit-value.ts'
import { saveProfile } from '../usecases/investments/profile-management/save-profile.ts'
import { registerCall } from './register-call.ts'

/** The settings of investment profiles: what is said of each, and its unit values. */
export function registerProfileManagementCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPerfis, () => readManagedProfiles(database))

  registerCall(api, salvarPerfil, async ({ actor, body, work }) =>
    readManagedProfile(database, await work((unit) => saveProfile(unit, actor, body))),
  )

  registerCall(api, retornarCotas, async ({ params: { idPerfil }, query: { ano } }) => {
    await readManagedProfile(database, idPerfil)
    const years = await yearsWithUnitValues(database, idPerfil)
    const year = years.includes(ano) ? ano : (years[0] ?? ano)
    const cotas = await readUnitValues(database, idPerfil, { from: `${year}-01-01`, until: `${year}-12-31` })
    return { ano: year, anos: years, cotas }
  })

  registerCall(api, registrarCota, async ({ actor, body, work }) => {
    const { idPerfil, data, valor, motivo } = body
    await work((unit) =>
      recordUnitValue(unit, actor, { profileId: idPerfil, date: data, value: valor, reason: motivo }),
    )
    const [recorded] = await readUnitValues(database, idPerfil, { from: data, until: data })
    if (!recorded) throw notFound(NO_PROFILE)
    return recorded
  })
}
