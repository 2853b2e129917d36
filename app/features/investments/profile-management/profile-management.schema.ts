import * as v from 'valibot'
import type { FieldErrors } from '#app/forms/portal-form.ts'
import { type ManagedProfile, registrarCota, salvarPerfil } from '#contract/investments/profile-management.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** Form values of a profile; null or '' where empty. */
export type ProfileValues = {
  nome: string
  ordem: number | null
  descricao: string
  rendaVariavelMinima: number | null
  rendaVariavelMaxima: number | null
  oferecido: boolean
  aPartirDe: IsoDate | null
}

export type UnitValueValues = { data: IsoDate | null; valor: string; motivo: string }

/** Initial values: the newest version, to be replaced from today on. */
export function profileValues(profile: ManagedProfile | null, today: IsoDate): ProfileValues {
  const newest = profile?.versoes[0]
  return {
    nome: profile?.nome ?? '',
    ordem: profile?.ordem ?? null,
    descricao: newest?.descricao ?? '',
    rendaVariavelMinima: newest?.rendaVariavelMinima ?? null,
    rendaVariavelMaxima: newest?.rendaVariavelMaxima ?? null,
    oferecido: newest?.oferecido ?? true,
    aPartirDe: today,
  }
}

const { idPerfil: _, versao: __, ...said } = salvarPerfil.body.entries
const { data, valor, motivo } = registrarCota.body.entries

export const profileErrors = (values: ProfileValues) => errorsBy(v.object(said), values)

export const unitValueErrors = (values: UnitValueValues) =>
  errorsBy(v.object({ data, valor, motivo }), values)

function errorsBy<Values extends object>(schema: v.GenericSchema, values: Values): FieldErrors<Values> {
  const { issues = [] } = v.safeParse(schema, values)
  if (issues.length === 0) return undefined
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  return { fields }
}
