import { and, eq, max, ne, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Transaction } from '#backend/database/client.ts'
import {
  investmentProfiles,
  investmentProfileVersions,
} from '#backend/database/schema/investment-profiles.ts'
import { conflict, invalid, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { salvarPerfil } from '#contract/investments/profile-management.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { NO_PROFILE } from './read-managed-profiles.ts'

type Input = InferOutput<typeof salvarPerfil.body>

/**
 * Creates a profile, or describes one otherwise from a day on. @returns its id
 * @throws 404; 409 `versao-desatualizada`; 422 for a name or place that another has, shares the wrong way round, or a day that has passed
 */
export async function saveProfile(work: Work, actor: Actor, told: Input): Promise<number> {
  const { database } = work
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('investment profiles', 0))`)
  const before = told.idPerfil === null ? null : await profileToChange(database, told.idPerfil, told.versao)
  await refuseWrong(database, told, saoPauloDateOf(work.now))
  const id = before?.id ?? (await nextId(database))
  const named = { name: told.nome, riskOrder: told.ordem }
  await database
    .insert(investmentProfiles)
    .values({ id, ...named })
    .onConflictDoUpdate({ target: investmentProfiles.id, set: named })
  const described = {
    description: told.descricao,
    leastVariableIncome: told.rendaVariavelMinima,
    mostVariableIncome: told.rendaVariavelMaxima,
    isOffered: told.oferecido,
  }
  await database.insert(investmentProfileVersions).values({
    profileId: id,
    validFrom: told.aPartirDe,
    ...described,
    createdAt: work.now,
    createdBy: actor.personId,
  })
  await audit(work, {
    subjectId: null,
    entityId: id,
    action: before === null ? 'investment-profile.created' : 'investment-profile.changed',
    ...(before !== null && { before: before.said }),
    after: { ...named, ...described, validFrom: told.aPartirDe },
  })
  return id
}

async function profileToChange(database: Transaction, id: number, expectedVersion: number) {
  const [profile] = await database.select().from(investmentProfiles).where(eq(investmentProfiles.id, id))
  if (!profile) throw notFound(NO_PROFILE)
  const versions = await database
    .select()
    .from(investmentProfileVersions)
    .where(eq(investmentProfileVersions.profileId, id))
    .orderBy(investmentProfileVersions.validFrom)
  if (versions.length !== expectedVersion) {
    throw conflict(
      'Alguém alterou este perfil depois que você o abriu. Atualize a página e tente de novo.',
      'versao-desatualizada',
    )
  }
  const newest = versions.at(-1)
  const said = newest && {
    description: newest.description,
    leastVariableIncome: newest.leastVariableIncome,
    mostVariableIncome: newest.mostVariableIncome,
    isOffered: newest.isOffered,
    validFrom: newest.validFrom,
  }
  return { id, said: { name: profile.name, riskOrder: profile.riskOrder, ...said } }
}

async function refuseWrong(database: Transaction, told: Input, today: string): Promise<void> {
  const { idPerfil, nome, ordem, aPartirDe } = told
  const others = await database
    .select({ name: investmentProfiles.name, riskOrder: investmentProfiles.riskOrder })
    .from(investmentProfiles)
    .where(idPerfil === null ? undefined : ne(investmentProfiles.id, idPerfil))
  const folded = nome.toLocaleLowerCase('pt-BR')
  const [later] =
    idPerfil === null
      ? []
      : await database
          .select({ from: investmentProfileVersions.validFrom })
          .from(investmentProfileVersions)
          .where(
            and(
              eq(investmentProfileVersions.profileId, idPerfil),
              sql`${investmentProfileVersions.validFrom} >= ${aPartirDe}`,
            ),
          )
          .limit(1)
  const complaints: Record<string, string> = {
    ...(others.some(({ name }) => name.toLocaleLowerCase('pt-BR') === folded) && {
      nome: 'Já existe um perfil com este nome.',
    }),
    ...(others.some(({ riskOrder }) => riskOrder === ordem) && {
      ordem: 'Outro perfil já está nesta posição.',
    }),
    ...(told.rendaVariavelMaxima < told.rendaVariavelMinima && {
      rendaVariavelMaxima: 'O máximo não pode ser menor que o mínimo.',
    }),
    ...(idPerfil !== null &&
      aPartirDe < today && {
        aPartirDe: 'Escolha hoje ou um dia depois: o que passou fica como foi dito.',
      }),
    ...(later && {
      aPartirDe: 'Já há uma versão desse dia ou de um dia depois. Escolha um dia depois dela.',
    }),
  }
  if (Object.keys(complaints).length > 0) throw invalid(complaints)
}

async function nextId(database: Transaction): Promise<number> {
  const [row] = await database.select({ newest: max(investmentProfiles.id) }).from(investmentProfiles)
  return (row?.newest ?? 0) + 1
}
