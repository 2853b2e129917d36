import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkMoves } from '../../database/schema/link-moves.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { TEST_TODAY } from '../../testing/test-clock.ts'
import { runWork, type Work } from '../../work.ts'
import { moveLink } from './move-link.ts'

/** The life of a plan link, as the database keeps it. */

let test: TestApi
let linkId: number
beforeAll(async () => {
  test = await startTestApi()
  const [gustavo] = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.enrolment, '100555'))
  linkId = gustavo?.id ?? 0
})
afterAll(() => test.close())

const run = <Result>(work: (unit: Work) => Promise<Result>) =>
  runWork(test.api, { actor: null, requestId: 'teste-0001', now: test.clock.now() }, work)
const happens = (event: Parameters<typeof moveLink>[1]['event'], on = TEST_TODAY) =>
  run((work) => moveLink(work, { linkId, event, on }))
const standing = async () => {
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.id, linkId))
  return [link?.category, link?.situation]
}

it('an option of everything is cancelled, and the link stands where it stood when it was filed', async () => {
  await happens('total-option-filed')
  expect(await standing()).toEqual([1, 9])
  await happens('total-option-ended')
  expect(await standing()).toEqual([1, 7])
  const moves = await test.database
    .select()
    .from(linkMoves)
    .where(eq(linkMoves.linkId, linkId))
    .orderBy(asc(linkMoves.id))
  expect(moves.map(({ event, fromSituation, toSituation }) => [event, fromSituation, toSituation])).toEqual([
    ['total-option-filed', 7, 9],
    ['total-option-ended', 9, 7],
  ])
})

it.each([
  { modality: 'sponsored', situation: 7, why: 'who left the sponsor' },
  { modality: 'instituted', situation: 1, why: 'a member' },
] as const)('an option that was taken over ends as $why stood before it', async ({ modality, situation }) => {
  const [link] = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(and(eq(planLinks.category, 1), eq(planLinks.situation, 1), eq(plans.modality, modality)))
    .limit(1)
  const takenOver = link?.id ?? 0
  await test.database.update(planLinks).set({ situation: 9 }).where(eq(planLinks.id, takenOver))
  const ended = await run((work) =>
    moveLink(work, { linkId: takenOver, event: 'total-option-ended', on: TEST_TODAY }),
  )
  expect(ended).toMatchObject({ ok: true, result: { category: 1, situation } })
})

it('what cannot happen to a link writes nothing', async () => {
  const count = () => test.database.$count(linkMoves)
  const before = await count()
  expect(await happens('first-benefit-paid')).toEqual({ ok: false, problems: ['not-possible'] })
  expect(await standing()).toEqual([1, 7])
  expect(await count()).toBe(before)
})

it('with the first payment the day of the grant and a regime are there for good', async () => {
  await test.database.update(planLinks).set({ taxRegime: null }).where(eq(planLinks.id, linkId))
  await happens('benefit-accepted')
  await happens('first-benefit-paid')
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.id, linkId))
  expect(link).toMatchObject({
    category: 2,
    situation: 2,
    situationSince: TEST_TODAY,
    benefitGrantedOn: TEST_TODAY,
    taxRegime: 'progressive',
  })
})
