import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import { people } from '../../database/schema/people.ts'
import { personAccesses } from '../../database/schema/person-accesses.ts'
import { requestEvents, requests } from '../../database/schema/requests.ts'
import type { Actor } from '../../security/actor.ts'
import { lastNotificationOf } from '../../testing/demo-requests.ts'
import {
  openRequestDesk,
  type PayoutKind,
  paidOut,
  payout,
  type RequestDesk,
} from '../../testing/request-desk.ts'

/** Who may decide, what they decide on, and two who decide at once. */

/** Pays up to R$ 1.000,00 for a link; asks the balance while it is decided, and takes its time over it. */
const LIMIT = 1000
const limited: PayoutKind = {
  ...payout,
  recheck: async ({ database, row }, { valor }) => {
    const paid = await paidOut(database, row.link.id)
    await database.execute(sql`select pg_sleep(0.3)`)
    return paid + Number(valor) > LIMIT ? [{ refusal: 'O saldo não cobre o pedido.' }] : []
  },
}
const forSomebody: PayoutKind = { ...payout, slug: 'portabilidade', filedBy: 'attendant' }
const single: PayoutKind = { ...payout, slug: 'bpd' }

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk([limited, forSomebody, single])
})
afterAll(() => desk.test.close())

const granted = { idStatus: 5 }

describe('two decisions at once', () => {
  it('about one link spend a balance once, on two nodes', async () => {
    const other = await desk.test.secondNode()
    const [one, two] = [
      await desk.inApproval(limited, { valor: '600.00' }),
      await desk.inApproval(limited, { valor: '600.00' }),
    ]
    const answers = await Promise.all([
      desk.moveAt(desk.test.url, desk.marta, one, granted),
      desk.moveAt(other.url, desk.luiz, two, granted),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.problem.detail).toContain('“O saldo não cobre o pedido.”')
    expect(lost?.problem.detail).toContain('Devolva para correção ou indefira.')
    expect(await paidOut(desk.test.database)).toBe(600)
    const statuses = await desk.test.database
      .select({ status: requests.status })
      .from(requests)
      .where(sql`${requests.id} in (${one}, ${two})`)
      .orderBy(requests.status)
    expect(statuses).toEqual([{ status: 2 }, { status: 8 }])
    await other.close()
  })
})

describe('who filed a request for somebody', () => {
  it('takes no step in it, whatever its kind; somebody else does', async () => {
    const { requestId } = await desk.submit(forSomebody, { actor: desk.karina.actor })
    expect((await desk.detail(desk.karina, requestId)).movimentos).toEqual([])
    const { problem } = await desk.move(desk.karina, requestId, { idStatus: 2 })
    expect(problem).toMatchObject({ status: 403, codigo: 'sem-permissao' })
    expect(problem.detail).toBe(
      'Foi você quem registrou este pedido em nome da pessoa. Quem analisa e decide é outra pessoa do atendimento.',
    )
    expect((await desk.move(desk.luiz, requestId, { idStatus: 2 })).status).toBe(200)
    const onward = { idStatus: 2, etapa: 2 }
    expect((await desk.move(desk.karina, requestId, onward)).problem.status).toBe(403)
    expect((await desk.move(desk.luiz, requestId, onward)).status).toBe(200)
    expect((await desk.move(desk.marta, requestId, granted)).status).toBe(200)
  })

  it('nor does who filed it in the person’s name while serving them, not even an administrator', async () => {
    const until = new Date(desk.test.clock.now().getTime() + 3_600_000)
    const [access] = await desk.test.database
      .insert(personAccesses)
      .values({
        personId: desk.ana.id,
        attendantId: desk.marta.id,
        attendantLevel: 3,
        sessionId: 0,
        kind: 'serving',
        reason: 'Pediu por telefone.',
        startedAt: desk.test.clock.now(),
        endsAt: until,
      })
      .returning({ id: personAccesses.id })
    const serving = { accessId: access?.id ?? 0, personId: desk.ana.id, until }
    const { requestId } = await desk.submit(single, { actor: { ...desk.marta.actor, serving } })
    const { problem } = await desk.move(desk.marta, requestId, { idStatus: 2 })
    expect(problem.detail).toContain('Foi você quem registrou')
    await desk.move(desk.karina, requestId, { idStatus: 2 })
    expect((await desk.move(desk.marta, requestId, granted)).problem.status).toBe(403)
    expect((await desk.move(desk.karina, requestId, granted)).status).toBe(200)
  })
})

describe('an attendant’s own request', () => {
  it('is decided by somebody else, at every level; its owner may still cancel it', async () => {
    const [mine, other] = [await desk.submit(single), await desk.submit(single)]
    await desk.test.database.update(people).set({ adminLevel: 3 }).where(eq(people.id, desk.ana.id))
    const seen = await desk.detail(desk.ana, mine.requestId)
    expect(seen.movimentos.map(({ status }) => status.id)).toEqual([7])
    expect(seen).toMatchObject({ podeConferir: false, proximaEtapa: null })
    const { problem } = await desk.move(desk.ana, mine.requestId, { idStatus: 2 })
    expect(problem).toMatchObject({ status: 403, codigo: 'sem-permissao' })
    expect(problem.detail).toBe(
      'Esta solicitação é sua. Quem analisa e decide é outra pessoa do atendimento.',
    )
    await desk.move(desk.karina, mine.requestId, { idStatus: 2 })
    expect((await desk.move(desk.ana, mine.requestId, granted)).problem.status).toBe(403)
    const refusal = { idStatus: 6, motivo: 'Não.' }
    expect((await desk.move(desk.ana, mine.requestId, refusal)).problem.status).toBe(403)
    const { answer } = await desk.move(desk.ana, other.requestId, { idStatus: 7 })
    expect(answer.eventos.at(-1)).toMatchObject({ para: { id: 7 }, autor: { papel: 'participante' } })
    await desk.test.database.update(people).set({ adminLevel: null }).where(eq(people.id, desk.ana.id))
  })
})

describe('what an attendant files for themselves', () => {
  it('is a participant’s, and who analyses it hears of the correction', async () => {
    await desk.test.database.update(people).set({ adminLevel: 1 }).where(eq(people.id, desk.ana.id))
    const actor: Actor = { ...desk.ana.actor, level: 1 }
    const { requestId } = await desk.submit(single, { actor })
    const [stored] = await desk.test.database
      .select({ channel: requests.channel })
      .from(requests)
      .where(eq(requests.id, requestId))
    expect(stored).toEqual({ channel: 'portal' })
    await desk.move(desk.karina, requestId, { idStatus: 2 })
    await desk.move(desk.karina, requestId, { idStatus: 3, motivo: 'Confira o valor.' })
    const before = await lastNotificationOf(desk.test, desk.ana.id)
    await desk.submit(single, { actor, idRequisicao: requestId })
    expect(await lastNotificationOf(desk.test, desk.ana.id)).toEqual(before)
    expect(await lastNotificationOf(desk.test, desk.karina.id)).toMatchObject({
      requestId,
      title: 'Correção recebida',
    })
    const { eventos } = await desk.detail(desk.karina, requestId)
    expect(eventos.map(({ autor }) => autor.papel)).toEqual([
      'participante',
      'atendente',
      'atendente',
      'participante',
    ])
    await desk.test.database.update(people).set({ adminLevel: null }).where(eq(people.id, desk.ana.id))
  })
})

describe('a payment', () => {
  it('is approved by nobody who did anything of it in an earlier stage', async () => {
    const { requestId } = await desk.submit(limited, { valor: '1.00' })
    await desk.move(desk.karina, requestId, { idStatus: 2 })
    // Marta only sends it on, Luiz takes no part.
    await desk.move(desk.marta, requestId, { idStatus: 2, etapa: 2 })
    const { problem } = await desk.move(desk.marta, requestId, granted)
    expect(problem.status).toBe(403)
    expect(problem.detail).toBe(
      'Você já trabalhou neste pagamento. Quem aprova é outra pessoa do atendimento, de nível Cadastro ou acima, que não tenha feito nada dele antes.',
    )
    expect(
      (await desk.detail(desk.marta, requestId)).movimentos.map(({ status }) => status.id),
    ).not.toContain(5)
    expect((await desk.move(desk.luiz, requestId, granted)).status).toBe(200)
  })

  it('is approved, once it was corrected, also by who returned it from its last stage', async () => {
    const requestId = await desk.inApproval(limited, { valor: '1.00' })
    await desk.move(desk.marta, requestId, { idStatus: 3, motivo: 'Confira o valor.' })
    await desk.submit(limited, { valor: '2.00', idRequisicao: requestId })
    expect((await desk.move(desk.karina, requestId, { idStatus: 2, etapa: 2 })).status).toBe(200)
    expect((await desk.move(desk.marta, requestId, granted)).status).toBe(200)
  })

  it('is not approved by who took it either where it came to have a single stage', async () => {
    const { requestId } = await desk.submit(single, { valor: '1.00' })
    // No published workflow has such a payment; four eyes do not rest on that.
    await desk.test.database.update(requests).set({ isPayment: true }).where(eq(requests.id, requestId))
    await desk.move(desk.karina, requestId, { idStatus: 2 })
    const { problem } = await desk.move(desk.karina, requestId, granted)
    expect([problem.status, problem.detail]).toEqual([
      403,
      expect.stringContaining('Você já trabalhou neste pagamento.'),
    ])
    expect((await desk.move(desk.marta, requestId, granted)).status).toBe(200)
  })

  it('stands in the record of accesses as its decision, and not again as what it took from the balance', async () => {
    const requestId = await desk.inApproval(limited, { valor: '1.00' })
    await desk.move(desk.luiz, requestId, granted)
    const { answer } = await desk.test.call(retornarQuemAcessou, {
      token: desk.ana.token,
      params: { idPessoa: desk.ana.id },
    })
    const changes = answer.acessos
      .filter(({ atendente }) => atendente.nome === 'Luiz Barbosa')
      .flatMap(({ alteracoes }) => alteracoes)
    // The postings belong to no request in the record.
    expect(
      changes
        .filter(({ idRequisicao }) => idRequisicao === requestId || idRequisicao === null)
        .map(({ descricao }) => descricao),
    ).toEqual(['Passou uma solicitação para “Deferida”.', 'Passou uma solicitação para “Concluída”.'])
  })
})

describe('the database', () => {
  const decide = (requestId: number, authorId: number, toStatus = 5) =>
    desk.test.database
      .insert(requestEvents)
      .values({
        requestId,
        fromStatus: 2,
        toStatus,
        authorId,
        authorRole: 'attendant',
        stage: 2,
        at: desk.test.clock.now(),
      })
      .then(
        () => 'taken',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint ?? 'other',
      )

  it('refuses a decision by the participant, by who filed it, and an approval by who worked on it', async () => {
    const own = await desk.inApproval(limited, { valor: '2.00' })
    expect(await decide(own, desk.ana.id)).toBe('request_not_decided_by_participant')
    expect(await decide(own, desk.ana.id, 6)).toBe('request_not_decided_by_participant')
    expect(await decide(own, desk.karina.id)).toBe('request_payment_four_eyes')
    const { requestId } = await desk.submit(forSomebody, { actor: desk.luiz.actor })
    expect(await decide(requestId, desk.luiz.id)).toBe('request_not_decided_by_filer')
    expect(await decide(requestId, desk.luiz.id, 6)).toBe('request_not_decided_by_filer')
    expect(await decide(own, desk.luiz.id)).toBe('taken')
  })
})
