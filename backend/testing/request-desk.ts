import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../database/client.ts'
import { newestQuotas } from '../database/queries/ledger.ts'
import { postEntries } from '../ledger/post-entries.ts'
import type { Problem } from '../problem.ts'
import { problemOf } from '../problem-answer.ts'
import type { Actor } from '../security/actor.ts'
import type { DecidedKind, Submission } from '../usecases/request-engine/define-request-kind.ts'
import { requestKindsOf } from '../usecases/request-engine/request-kinds.ts'
import { submitRequest } from '../usecases/request-engine/submit-request.ts'
import { runWork } from '../work.ts'
import { DemoCpf } from './demo-people.ts'
import { makeCall } from './http-client.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** Asks for an amount in reais. */
type PayoutRequest = Submission & { valor: string }
type PayoutData = { valor: string }
export type PayoutKind = DecidedKind<PayoutRequest, PayoutData>

/** A kind that pays, from what it keeps of the whole balance: what it settles leaves the basic account, oldest lots first. */
export const payout: Extract<PayoutKind, { moves: 'money' }> = {
  slug: 'resgate',
  service: null,
  filedBy: 'participant',
  data: { schema: v.object({ valor: v.string() }), upgrades: [] },
  isExclusive: false,
  moves: 'money',
  settlement: { when: 'at-grant' },
  blocks: ({ valor }) => [{ account: 'all', amount: valor }],
  correctionPath: '/services/resgate',
  check: async (_, { valor }) => ({ ok: true, result: { valor } }),
  recheck: async () => [],
  effect: (_, { valor }) => [`Paga R$ ${valor}.`],
  settle: async (work, { row: { link }, requestId, data, instalment }) => {
    const quota = (await newestQuotas(work.database, [link.profileId], saoPauloDateOf(work.now))).get(
      link.profileId,
    )
    if (!quota) throw new Error(`profile ${link.profileId} has no value`)
    await postEntries(work, { kind: 'request', id: String(requestId) }, [
      {
        linkId: link.id,
        type: 'redemption',
        account: 'participant-basic',
        profileId: link.profileId,
        date: quota.date,
        competence: competenceOf(quota.date),
        amount: `-${instalment.amount ?? data.valor}`,
        unitValue: quota.value,
        key: String(instalment.number),
      },
    ])
  },
}

/** The same, paid in three equal parts on three days. */
export function payoutOn(days: readonly [IsoDate, IsoDate, IsoDate]): typeof payout {
  return {
    ...payout,
    settlement: {
      when: 'in-instalments',
      plan: ({ valor }) => days.map((on) => ({ on, amount: (Number(valor) / 3).toFixed(2) })),
    },
  }
}

/** Sum paid so far, reais: of a link, or of everybody. */
export async function paidOut(database: Querier, linkId: number | null = null): Promise<number> {
  const { rows } = await database.execute<{ paid: string }>(sql`
    select coalesce(-sum(amount), 0) as paid from ledger_entries
    where cause_kind = 'request' and (${linkId}::int is null or link_id = ${linkId})`)
  return Number(rows[0]?.paid)
}

type Person = { id: number; token: string; actor: Actor }
type Move = {
  idStatus: number
  etapa?: number
  motivo?: string
  itensConferidos?: string[]
  correcoes?: { campo: string; motivo?: string }[]
}

/** An API that knows the given kinds, with Ana, who files, and the service desk, who decides. */
export type RequestDesk = Awaited<ReturnType<typeof openRequestDesk>>

export async function openRequestDesk(kinds: readonly PayoutKind[]) {
  const test = await startTestApi({ requestKinds: requestKindsOf(kinds) })
  const people = {
    ana: await personOf(test, DemoCpf.ana, null),
    karina: await personOf(test, DemoCpf.karina, 1),
    luiz: await personOf(test, DemoCpf.luiz, 2),
    marta: await personOf(test, DemoCpf.marta, 3),
  }
  const submit = (
    kind: PayoutKind,
    { valor = '100.00', actor = people.ana.actor, ...more }: Submitted = {},
  ) =>
    runWork(test.api, { actor, requestId: 'test', now: test.clock.now() }, (work) =>
      submitRequest(work, actor, kind, {
        idPessoa: people.ana.id,
        idPlano: 1,
        chaveEnvio: randomUUID(),
        valor,
        ...more,
      }),
    )
  const detail = async ({ token }: Person, idRequisicao: number) =>
    (await test.call(retornarRequisicao, { token, params: { idRequisicao } })).answer
  const moveAt = async (url: string, who: Person, idRequisicao: number, move: Move) => {
    const { versao } = await detail(who, idRequisicao)
    return makeCall(url, movimentarRequisicao, { token: who.token, body: { idRequisicao, versao, ...move } })
  }
  const move = (who: Person, idRequisicao: number, wanted: Move) =>
    moveAt(test.url, who, idRequisicao, wanted)
  return {
    test,
    ...people,
    submit,
    /** Refusal of a submission; null when it is taken. */
    refused: (kind: PayoutKind, submitted?: Submitted): Promise<Problem | null> =>
      submit(kind, submitted).then(
        () => null,
        (error: unknown) => problemOf(error),
      ),
    detail,
    move,
    moveAt,
    /** A payment taken by Karina and sent on to its approval. @returns its id */
    inApproval: async (kind: PayoutKind, submitted?: Submitted): Promise<number> => {
      const { requestId } = await submit(kind, submitted)
      await move(people.karina, requestId, { idStatus: 2 })
      await move(people.karina, requestId, { idStatus: 2, etapa: 2 })
      return requestId
    },
    /** Signs everybody in again, after the clock was set. */
    signInAgain: async () => {
      for (const [name, cpf] of Object.entries(DemoCpf)) {
        const person = name in people ? people[name as keyof typeof people] : null
        if (person) person.token = await test.signIn(cpf)
      }
    },
  }
}

type Submitted = Partial<Pick<PayoutRequest, 'valor' | 'idRequisicao'>> & { actor?: Actor }

async function personOf(test: TestApi, cpf: string, level: Actor['level']): Promise<Person> {
  const id = await test.personId(cpf)
  const actor = { personId: id, name: 'x', level, sessionId: 0 }
  return { id, token: await test.signIn(cpf), actor }
}
