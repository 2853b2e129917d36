import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { retornarContribuicoesGeradas } from '#contract/collection/contribution-payments.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarPessoa } from '#contract/people/people.ts'
import { requestKindId } from '../database/reference-data.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requests } from '../database/schema/requests.ts'
import { overdueCharges } from '../rules/contribution-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { queuedEmails } from '../testing/queued-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import type { DueActKind } from './due-act-kinds.ts'

let api: TestApi
let october: { id: number; linkId: number }

/** Eduardo, who pays alone, owes three months in a row and is given notice on 11/12/2026: thirty days to answer. */
beforeEach(async () => {
  api = await startTestApi()
  const [first] = await api.database
    .select({ id: contributionPayments.id, linkId: contributionPayments.linkId })
    .from(contributionPayments)
    .where(
      and(eq(contributionPayments.competence, '2026-10'), eq(contributionPayments.purpose, 'self-sponsored')),
    )
  if (!first) throw new Error('Eduardo owes nothing for October')
  october = first
  await api.database
    .update(contributionPayments)
    .set({ paidOn: null, paidAmount: null })
    .where(ofMonth('2026-11'))
  await onDay('2026-12-11', 'payment-third-month')
  return () => api.close()
})
const ofMonth = (competence: string) =>
  and(
    eq(contributionPayments.linkId, october.linkId),
    eq(contributionPayments.competence, competence),
    eq(contributionPayments.purpose, 'self-sponsored'),
  )
const onDay = async (day: string, kind: DueActKind) => {
  api.clock.set(new Date(`${day}T12:00:00-03:00`))
  const { titles, emails } = await notifiedWhile(api, await api.personId(DemoCpf.eduardo), () =>
    performDue(api.api, kind),
  )
  return { titles, templates: emails.map(({ template }) => template) }
}
const standing = async () => {
  const [link] = await api.database
    .select({ category: planLinks.category, situation: planLinks.situation })
    .from(planLinks)
    .where(eq(planLinks.id, october.linkId))
  return link
}
const act = async () => {
  const [row] = await api.database
    .select({ dueOn: dueActs.dueOn, skipped: dueActs.skipped })
    .from(dueActs)
    .where(and(eq(dueActs.kind, 'arrears-presumed'), eq(dueActs.subjectId, october.id)))
  return row
}
const nothing = { titles: [], templates: [] }
/** Until when Eduardo reads at home, and on the page of his contributions, and Karina on his card, that he can answer on a day. */
const saidOn = async (day: string) => {
  api.clock.set(new Date(`${day}T12:00:00-03:00`))
  const idPessoa = await api.personId(DemoCpf.eduardo)
  const params = { idPessoa, idPlano: 1 }
  const [token, karina] = [await api.signIn(DemoCpf.eduardo), await api.signIn(DemoCpf.karina)]
  const [home, payments, desk] = await Promise.all([
    api.call(retornarResumoPlano, { params, token }),
    api.call(retornarContribuicoesGeradas, { params, token }),
    api.call(retornarPessoa, { params: { idPessoa }, token: karina }),
  ])
  return {
    home: home.answer.pendencias.filter(({ tipo }) => tipo === 'aviso-atraso'),
    payments: payments.answer.avisoAtraso,
    desk: desk.answer.avisosAtraso,
  }
}
const notSaid = { home: [], payments: null, desk: [] }
const saidUntil = (ate: string) => {
  const answer = { ate, opcao: 'bpd' }
  return {
    home: [{ tipo: 'aviso-atraso', ...answer, pagavelAqui: true }],
    payments: answer,
    desk: [{ idPlano: 1, plano: 'HPE', ...answer }],
  }
}
const payNovember = () =>
  api.database
    .update(contributionPayments)
    .set({ paidOn: '2027-01-08', paidAmount: 407.19 })
    .where(ofMonth('2026-11'))

describe('who pays alone and owes three months', () => {
  it('waits for a deferred benefit from the day after the last one to answer', async () => {
    expect(await act()).toEqual({ dueOn: '2027-01-11', skipped: null })
    expect(await onDay('2027-01-10', 'arrears-presumed')).toEqual(nothing)
    expect(await standing()).toEqual({ category: 4, situation: 1 })
    expect(await onDay('2027-01-11', 'arrears-presumed')).toEqual({
      titles: ['Suas contribuições pararam'],
      templates: ['atraso_sem_resposta'],
    })
    expect(await standing()).toEqual({ category: 5, situation: 1 })
    expect(await onDay('2027-01-12', 'arrears-presumed')).toEqual(nothing)
  })

  it('reads everywhere until when they can answer and what follows, as the notice said, and no longer', async () => {
    const emails = await queuedEmails(api.database)
    expect(emails.find(({ template }) => template === 'contribuicao_tres_meses')).toMatchObject({
      variables: { prazo: '10/01/2027' },
    })
    expect(await saidOn('2026-12-11')).toEqual(saidUntil('2027-01-10'))
    expect(await saidOn('2027-01-10')).toEqual(saidUntil('2027-01-10'))
    expect(await saidOn('2027-01-11')).toEqual(notSaid)
  })

  it('is asked for no answer any more once one of the months was paid', async () => {
    await payNovember()
    expect(await saidOn('2027-01-09')).toEqual(notSaid)
  })

  it('is asked for no answer any more while what they chose instead is decided', async () => {
    const [link] = await api.database.select().from(planLinks).where(eq(planLinks.id, october.linkId))
    await api.database.insert(requests).values({
      kindId: requestKindId('resgate'),
      personId: link?.personId ?? 0,
      linkId: october.linkId,
      planId: 1,
      status: 2,
      protocol: '2026.9000003',
      slaBusinessDays: 5,
      filedAt: new Date('2026-12-20T12:00:00Z'),
      updatedAt: new Date('2026-12-20T12:00:00Z'),
    })
    expect(await saidOn('2026-12-21')).toEqual(notSaid)
  })

  it('goes on as before where one of the months was paid before it is carried out', async () => {
    await payNovember()
    expect(await onDay('2027-01-20', 'arrears-presumed')).toEqual(nothing)
    expect(await act()).toMatchObject({ skipped: 'answered' })
    expect(await standing()).toEqual({ category: 4, situation: 1 })
  })

  it('has the days that the plan gives by then, where they are more', async () => {
    await changeRule(api.database, overdueCharges, { id: 1 }, (rule) => ({ ...rule, daysToAnswer: 45 }), {
      from: '2027-01-01',
    })
    expect(await saidOn('2026-12-12')).toEqual(saidUntil('2027-01-25'))
    expect(await onDay('2027-01-11', 'arrears-presumed')).toEqual(nothing)
    expect(await saidOn('2027-01-12')).toEqual(saidUntil('2027-01-25'))
    expect(await onDay('2027-01-25', 'arrears-presumed')).toEqual(nothing)
    expect(await standing()).toEqual({ category: 4, situation: 1 })
    expect(await onDay('2027-01-26', 'arrears-presumed')).toMatchObject({
      templates: ['atraso_sem_resposta'],
    })
    expect(await standing()).toEqual({ category: 5, situation: 1 })
  })

  it('is left alone while their contributions stand still', async () => {
    await api.database.update(planLinks).set({ situation: 6 }).where(eq(planLinks.id, october.linkId))
    expect(await onDay('2027-01-11', 'arrears-presumed')).toEqual(nothing)
    expect(await act()).toMatchObject({ skipped: 'suspended-contributions' })
  })
})
