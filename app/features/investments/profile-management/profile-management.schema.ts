import * as v from 'valibot'
import { schemaErrors } from '#app/forms/field-errors.schema.ts'
import { type ManagedProfile, registrarCota, salvarPerfil } from '#contract/investments/profile-management.ts'
import type { IsoDate } from '#domain/calendar.ts'

const valuesOfProfile = v.object({
  nome: v.string(),
  ordem: v.nullable(v.number()),
  descricao: v.string(),
  rendaVariavelMinima: v.nullable(v.number()),
  rendaVariavelMaxima: v.nullable(v.number()),
  oferecido: v.boolean(),
  aPartirDe: v.nullable(v.string()),
})

/** Form values of a profile; null or '' where empty. */
export type ProfileValues = v.InferOutput<typeof valuesOfProfile>

/** Whether what a tab kept are some. */
export function isProfileValues(kept: unknown): kept is ProfileValues {
  return v.is(valuesOfProfile, kept)
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

export const profileErrors = (values: ProfileValues) => schemaErrors(v.object(said), values)

export const unitValueErrors = (values: UnitValueValues) =>
  schemaErrors(v.object({ data, valor, motivo }), values)
