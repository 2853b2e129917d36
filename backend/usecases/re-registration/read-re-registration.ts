import { and, desc, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { CallAnswer } from '#contract/call-types.ts'
import {
  type GroupsOnRecord,
  groupValues,
  type ReRegistrationDraft,
  reRegistrationDraft,
  type retornarRecadastramento,
  type SentReRegistration,
} from '#contract/re-registration/re-registration.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { formatCpf } from '#domain/cpf.ts'
import { ReRegistrationStatus } from '#domain/re-registration/admin-actions.ts'
import { groupsFor, type ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import type { Querier } from '../../database/client.ts'
import { accessOf, linksOfPerson } from '../../database/queries/plan-links.ts'
import { people } from '../../database/schema/people.ts'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { personStatusNamed } from '../../names.ts'
import { conflict } from '../../problem.ts'
import { declarations as declarationRules } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import type { Actor } from '../../security/actor.ts'
import { dependantRulesOfPerson } from '../dependants/dependant-rules.ts'
import { readDraft } from '../drafts/server-drafts.ts'
import { readResidence } from '../people/addresses/read-residence.ts'
import { readStored } from '../request-engine/stored-data.ts'
import { draftPlace } from './draft-place.ts'
import { waitingFiles } from './files.ts'
import { readGroupsOnRecord } from './groups-on-record.ts'
import { reRegistrationShape } from './re-registration-shape.ts'
import { newestRequest, refusedItems } from './refusals.ts'

type Answer = CallAnswer<typeof retornarRecadastramento>

/** Everything that the page of a re-registration shows to the person of its token. */
export async function readReRegistration(database: Querier, actor: Actor, now: Date): Promise<Answer> {
  const { personId } = actor
  const today = saoPauloDateOf(now)
  const [facts, groups, known, draft, files, newest, { maximumDegree }, dependants, residence] =
    await Promise.all([
      sessionFacts(database, actor.sessionId),
      groupsOf(database, personId, now),
      readGroupsOnRecord(database, personId, today),
      readDraft(database, draftPlace(personId)),
      waitingFiles(database, personId),
      newestRequest(database, personId),
      ruleOn(database, declarationRules, null, today),
      dependantRulesOfPerson(database, personId, today),
      readResidence(database, personId, today),
    ])
  if (facts.status === null) throw conflict('Não há recadastramento para fazer.')
  const refused = await refusedItems(database, newest)
  return {
    hoje: today,
    pessoa: { nome: facts.name, cpf: formatCpf(facts.cpf), nascimento: facts.birthDate },
    status: personStatusNamed(facts.status),
    expiraEm: facts.expiresAt.toISOString(),
    atendente: await attendantOf(database, actor),
    residente_exterior: yesNoOf(residence.livesAbroad),
    grupos: groups,
    grauMaximo: maximumDegree,
    regrasDependentes: dependants,
    cadastro: known,
    rascunho: {
      versao: draft?.version ?? 0,
      salvoEm: draft?.savedAt.toISOString() ?? null,
      dados: draftOf(draft?.data),
    },
    arquivos: files,
    recusados: refused,
    aCorrigir: toCorrect(
      newest,
      refused.map(({ item }) => item),
    ),
    enviado: facts.status === ReRegistrationStatus.pending ? sentOf(newest) : null,
  }
}

/** Groups asked of a person, by the categories of the links that are open. */
export async function groupsOf(
  database: Querier,
  personId: number,
  now: Date,
): Promise<ReRegistrationGroup[]> {
  const today = saoPauloDateOf(now)
  const rows = await linksOfPerson(database, personId)
  return groupsFor(rows.filter((row) => accessOf(row, today) === 'full').map(({ link }) => link.category))
}

/** A draft as it was saved; what does not fit the shape of today is asked for again. */
export function draftOf(stored: Record<string, unknown> | undefined): ReRegistrationDraft {
  const outcome = v.safeParse(reRegistrationDraft, stored ?? {})
  return outcome.success ? outcome.output : {}
}

/** Name of the attendant who generated the code of the token; null when it came by e-mail. */
export async function attendantOf(database: Querier, { sessionId }: Actor): Promise<string | null> {
  const [row] = await database
    .select({ name: people.name })
    .from(reRegistrationCodes)
    .innerJoin(people, eq(people.id, reRegistrationCodes.attendantId))
    .where(eq(reRegistrationCodes.sessionId, sessionId))
  return row?.name ?? null
}

/** The attendant with whose code a person opened their re-registration last; null without one. */
export async function attendantWhoHelped(database: Querier, personId: number): Promise<number | null> {
  const [row] = await database
    .select({ id: reRegistrationCodes.attendantId })
    .from(reRegistrationCodes)
    .where(
      and(
        eq(reRegistrationCodes.personId, personId),
        isNotNull(reRegistrationCodes.attendantId),
        isNotNull(reRegistrationCodes.usedAt),
      ),
    )
    .orderBy(desc(reRegistrationCodes.usedAt))
    .limit(1)
  return row?.id ?? null
}

type Newest = NonNullable<Awaited<ReturnType<typeof newestRequest>>>

/** The receipt of what was sent; null for what came from elsewhere. */
export function sentOf(newest: Newest | null): SentReRegistration | null {
  if (!newest) return null
  if (dataOf(newest).grupos.length === 0) return null
  return {
    protocolo: newest.protocol,
    enviadoEm: newest.filedAt.toISOString(),
    codigo: newest.verificationCode,
  }
}

/** Data of a request of this kind, in the shape of today. */
export function dataOf({ data, dataVersion }: Pick<Newest, 'data' | 'dataVersion'>) {
  return readStored(reRegistrationShape, { data, version: dataVersion })
}

function toCorrect(newest: Newest | null, refused: readonly string[]): GroupsOnRecord {
  const groups = newest && refused.length > 0 ? dataOf(newest).grupos : []
  const sent = <Group extends ReRegistrationGroup>(group: Group) => {
    const found = refused.includes(group) ? groups.find(({ grupo }) => grupo === group) : undefined
    return found ? found.atual : null
  }
  const parsed = <Schema extends v.GenericSchema>(
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> | null => {
    const outcome = v.safeParse(schema, value)
    return outcome.success ? outcome.output : null
  }
  return {
    pessoal: parsed(groupValues.pessoal, sent('pessoal')),
    endereco: parsed(groupValues.endereco, sent('endereco')),
    contatos: parsed(groupValues.contatos, sent('contatos')),
    banco: parsed(groupValues.banco, sent('banco')),
    dependentes: parsed(groupValues.dependentes, sent('dependentes')),
    declaracoes: parsed(groupValues.declaracoes, sent('declaracoes')),
  }
}

async function sessionFacts(database: Querier, sessionId: number) {
  const [row] = await database
    .select({
      name: people.name,
      cpf: people.cpf,
      birthDate: people.birthDate,
      status: people.reRegistrationStatus,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.id, sessionId))
  if (!row) throw new Error(`there is no session ${sessionId}`)
  return row
}
