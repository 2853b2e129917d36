import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelarContribuicaoGerada, gerarContribuicao } from '#contract/collection/contribution-payments.ts'
import { declararPep, notExposed } from '#contract/declarations/declarations.ts'
import { cancelarConvite, convidarParticipante, reenviarConvite } from '#contract/enrolment/invitations.ts'
import { alterarPreferenciaAvisos } from '#contract/messages/message-preferences.ts'
import { registrarConsentimento } from '#contract/people/personal-profile.ts'
import { publicarRegra, salvarRascunhoRegra } from '#contract/plan-rules/plan-rules.ts'
import { reiniciarRecadastramento } from '#contract/re-registration/re-registration-access.ts'
import { addDays } from '#domain/calendar.ts'
import { newestPaySlip, paySlipOf } from '../database/queries/pay-slips.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { overdueCharges } from '../rules/contribution-kinds.ts'
import { declarations, invitations } from '../rules/entity-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { deliverExitStatement } from '../usecases/exits/exit/option-deadline.ts'
import { recordPaySlips } from '../usecases/payroll/pay-slips/record-pay-slips.ts'
import { extendTerm, setTerm } from '../usecases/re-registration/proof-of-life.ts'
import { runWork, type Work } from '../work.ts'
import type { DueActKind } from './due-act-kinds.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.clock.set(TEST_NOW))
afterAll(() => api.close())

const at = (day: string) => api.clock.set(new Date(`${day}T12:00:00-03:00`))
const plannedOf = async (kind: DueActKind, subjectId: number) => {
  const rows = await api.database
    .select({ dueOn: dueActs.dueOn })
    .from(dueActs)
    .where(and(eq(dueActs.kind, kind), eq(dueActs.subjectId, subjectId)))
    .orderBy(dueActs.dueOn)
  return rows.map(({ dueOn }) => dueOn)
}
const work = <Result>(run: (unit: Work) => Promise<Result>) =>
  runWork(api.api, { actor: null, requestId: 'teste', now: api.clock.now() }, run)
const linkOf = async (enrolment: string) => {
  const [link] = await api.database.select().from(planLinks).where(eq(planLinks.enrolment, enrolment))
  if (!link) throw new Error(`there is no link ${enrolment}`)
  return link
}
const toldOn = async (day: string, cpf: string, kind: DueActKind) => {
  at(day)
  const { titles, emails } = await notifiedWhile(api, await api.personId(cpf), () =>
    performDue(api.api, kind),
  )
  return { titles, templates: emails.map(({ template }) => template), emails }
}
/** Why the act of a day found nothing to do. */
const skippedOn = async (dueOn: string, kind: DueActKind, subjectId: number) => {
  const isIt = and(eq(dueActs.kind, kind), eq(dueActs.subjectId, subjectId), eq(dueActs.dueOn, dueOn))
  const [act] = await api.database.select().from(dueActs).where(isIt)
  return act?.skipped
}
const nothing = { titles: [], templates: [], emails: [] }

describe('the demo', () => {
  it('has what is to come of it planned, and nothing that is due already', async () => {
    const { rows } = await api.database.execute<{ kind: string; due: number; waiting: number }>(sql`
      select kind, count(*) filter (where due_on <= '2026-11-11')::int as due, count(*)::int as waiting
      from due_acts group by kind order by kind`)
    expect(rows.map(({ due }) => due)).toEqual(rows.map(() => 0))
    expect(rows.map(({ kind }) => kind)).toEqual([
      'benefit-payroll',
      'benefit-suspension',
      'contribution-suspension',
      'deferral-fee',
      'dependant-ended',
      'dependant-ending',
      'income-report-year',
      'investment-profile-window',
      'invitation-expiry',
      'lifetime-adjustments',
      'loan-bill',
      'loan-bill-due-soon',
      'loan-bill-overdue',
      'option-deadline-1',
      'option-deadline-15',
      'option-deadline-30',
      'option-deadline-5',
      'option-presumed',
      'payment-credit',
      'payment-due-soon',
      'payment-overdue',
      'payment-third-month',
      'pep-renewal',
      'proof-of-life-reminder',
      'proof-of-life-suspension',
      'proof-of-life-warning',
      'request-expiry',
      'retention',
    ])
  })
})

describe('a contribution that waits for its money', () => {
  const issue = async (cpf: string, idPlano: number, valorContribuicao: number) => {
    const [idPessoa, token] = [await api.personId(cpf), await api.signIn(cpf)]
    const body = { idPessoa, idPlano, chaveEnvio: randomUUID(), formaPagamento: 2, valorContribuicao }
    return (await api.call(gerarContribuicao, { token, body })).answer.id
  }

  it('is reminded of three days before, and told the day after it could be paid without charges', async () => {
    const id = await issue(DemoCpf.joana, 4, 150)
    expect(await plannedOf('payment-due-soon', id)).toEqual(['2026-12-07'])
    expect(await plannedOf('payment-overdue', id)).toEqual(['2026-12-11'])
    expect(await plannedOf('payment-third-month', id)).toEqual([])
    expect(await toldOn('2026-12-06', DemoCpf.joana, 'payment-due-soon')).toEqual(nothing)
    const reminded = await toldOn('2026-12-07', DemoCpf.joana, 'payment-due-soon')
    expect([reminded.titles, reminded.templates]).toEqual([
      ['Sua contribuição vence em breve'],
      ['contribuicao_a_vencer'],
    ])
    expect(await toldOn('2026-12-10', DemoCpf.joana, 'payment-overdue')).toEqual(nothing)
    const overdue = await toldOn('2026-12-11', DemoCpf.joana, 'payment-overdue')
    expect([overdue.titles, overdue.templates]).toEqual([
      ['Contribuição em atraso'],
      ['contribuicao_vencida'],
    ])
  })

  it('is not reminded of by e-mail to who does not want it, nor at all once it was cancelled', async () => {
    const [idPessoa, token] = [await api.personId(DemoCpf.joana), await api.signIn(DemoCpf.joana)]
    await api.database.execute(sql`delete from contribution_payments where author_id = ${idPessoa}`)
    const id = await issue(DemoCpf.joana, 4, 160)
    const choice = { idPessoa, grupo: 'lembretes', desejado: false }
    await api.call(alterarPreferenciaAvisos, { token, body: choice })
    const reminded = await toldOn('2026-12-07', DemoCpf.joana, 'payment-due-soon')
    expect([reminded.titles, reminded.templates]).toEqual([['Sua contribuição vence em breve'], []])

    at('2026-12-08')
    const later = await api.signIn(DemoCpf.joana)
    const body = { idPessoa, idPlano: 4, idContribuicao: id }
    expect((await api.call(cancelarContribuicaoGerada, { token: later, body })).status).toBe(200)
    expect(await plannedOf('payment-overdue', id)).toEqual([])
  })

  it('is noticed once the third month in a row is owed, once, and not to who paid one of them', async () => {
    const [october] = await api.database
      .select()
      .from(contributionPayments)
      .where(
        and(
          eq(contributionPayments.competence, '2026-10'),
          eq(contributionPayments.purpose, 'self-sponsored'),
        ),
      )
    if (!october) throw new Error('Eduardo owes nothing for October')
    expect(await plannedOf('payment-third-month', october.id)).toEqual(['2026-12-11'])
    const november = and(
      eq(contributionPayments.linkId, october.linkId),
      eq(contributionPayments.competence, '2026-11'),
    )
    expect(await toldOn('2026-12-11', DemoCpf.eduardo, 'payment-third-month')).toEqual(nothing)

    await api.database.update(contributionPayments).set({ paidOn: null, paidAmount: null }).where(november)
    await api.database
      .update(dueActs)
      .set({ doneAt: null, skipped: null })
      .where(and(eq(dueActs.kind, 'payment-third-month'), eq(dueActs.subjectId, october.id)))
    const noticed = await toldOn('2026-12-11', DemoCpf.eduardo, 'payment-third-month')
    expect([noticed.titles, noticed.templates]).toEqual([
      ['Contribuições em atraso'],
      ['contribuicao_tres_meses'],
    ])
    expect(noticed.emails[0]?.variables).toMatchObject({
      competencia: 'outubro de 2026',
      meses: '3',
      prazo: '10/01/2027',
    })
  })

  it('is noticed after as many months, with as many days to answer, as the plan’s rule says', async () => {
    const { rows } = await api.database.execute<{ id: number; plan_id: number }>(sql`
      select p.id, l.plan_id from contribution_payments p join plan_links l on l.id = p.link_id
      where p.competence = '2026-10' and p.purpose = 'self-sponsored'`)
    const [october] = rows
    if (!october) throw new Error('Eduardo owes nothing for October')
    await changeRule(
      api.database,
      overdueCharges,
      { id: october.plan_id },
      (rule) => ({ ...rule, monthsUntilNotice: 4, daysToAnswer: 15 }),
      { from: '2026-12-01' },
    )
    await api.database
      .update(dueActs)
      .set({ doneAt: null, skipped: null })
      .where(and(eq(dueActs.kind, 'payment-third-month'), eq(dueActs.subjectId, october.id)))
    expect(await toldOn('2026-12-11', DemoCpf.eduardo, 'payment-third-month')).toEqual(nothing)
    expect(await plannedOf('payment-third-month', october.id)).toEqual(['2026-12-11', '2027-01-12'])
    const { emails, titles } = await toldOn('2027-01-12', DemoCpf.eduardo, 'payment-third-month')
    expect(titles).toEqual(['Contribuições em atraso'])
    expect(emails[0]?.variables).toMatchObject({ meses: '4', prazo: '27/01/2027' })
  })
})

describe('a re-registration that was not sent in its term', () => {
  it('is reminded of, warned of, and after ninety days suspends the benefit', async () => {
    const id = await api.personId(DemoCpf.carlos)
    const [person] = await api.database.select().from(people).where(eq(people.id, id))
    const term = person?.reRegistrationDueOn ?? ''
    expect(term).toBe('2026-12-26')
    const reminded = await toldOn(addDays(term, 30), DemoCpf.carlos, 'proof-of-life-reminder')
    expect([reminded.titles, reminded.templates]).toEqual([
      ['Seu recadastramento está em atraso'],
      ['recadastramento_lembrete'],
    ])
    expect(reminded.emails[0]?.path).toBe('/recadastramento')
    const warned = await toldOn(addDays(term, 60), DemoCpf.carlos, 'proof-of-life-warning')
    expect(warned.templates).toEqual(['recadastramento_aviso'])
    expect(warned.emails[0]?.variables).toMatchObject({ prazo: '26/12/2026', suspensaoEm: '26/03/2027' })
    expect(await toldOn(addDays(term, 89), DemoCpf.carlos, 'proof-of-life-suspension')).toEqual(nothing)
    expect(await linkOf('100871')).toMatchObject({ situation: 2 })
    const suspended = await toldOn(addDays(term, 90), DemoCpf.carlos, 'proof-of-life-suspension')
    // The five instalments that the benefit would have deducted since November are asked for by boleto.
    expect(suspended.templates).toEqual([
      ...Array<string>(5).fill('parcela_emprestimo_gerada'),
      'beneficio_suspenso',
    ])
    expect(await linkOf('100871')).toMatchObject({
      category: 2,
      situation: 6,
      situationReason: 'PROVA_DE_VIDA',
      situationSince: '2027-03-26',
    })
    const [audited] = await api.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'plan-link.situation-changed')))
    expect(audited).toMatchObject({ actorId: null, after: { situationReason: 'PROVA_DE_VIDA' } })
  })

  it('is only reminded of to who is paid nothing', async () => {
    const ana = await api.personId(DemoCpf.ana)
    await work((unit) => setTerm(unit, ana, '2026-12-01'))
    expect((await toldOn('2026-12-31', DemoCpf.ana, 'proof-of-life-reminder')).templates).toEqual([
      'recadastramento_lembrete',
    ])
    expect(await toldOn('2027-01-30', DemoCpf.ana, 'proof-of-life-warning')).toEqual(nothing)
    expect(await toldOn('2027-03-01', DemoCpf.ana, 'proof-of-life-suspension')).toEqual(nothing)
    expect(await skippedOn('2027-03-01', 'proof-of-life-suspension', ana)).toBe('not-in-benefit')
    expect((await linkOf('100234')).situation).toBe(1)
  })

  it('has its term from the day on which it is begun again', async () => {
    const ana = await api.personId(DemoCpf.ana)
    const unasked = { reRegistrationStatus: 1, reRegistrationDueOn: null }
    await api.database.update(people).set(unasked).where(eq(people.id, ana))
    const token = await api.signIn(DemoCpf.marta)
    const body = { cpf: DemoCpf.ana, admin: 'S' }
    const { emails } = await notifiedWhile(api, ana, () =>
      api.call(reiniciarRecadastramento, { token, body }),
    )
    expect(emails).toMatchObject([{ variables: { prazo: '11/12/2026' } }])
    expect(await plannedOf('proof-of-life-reminder', ana)).toContain('2027-01-10')
    // A term that runs for longer stays.
    await work((unit) => setTerm(unit, ana, '2027-02-01'))
    await api.call(reiniciarRecadastramento, { token, body })
    expect(await plannedOf('proof-of-life-reminder', ana)).not.toContain('2027-01-10')
    expect(await plannedOf('proof-of-life-reminder', ana)).toContain('2027-03-03')
  })

  it('but waits for the analysis has no consequence, and a refusal gives thirty days more', async () => {
    const dulce = await api.personId(DemoCpf.dulce)
    await work((unit) => setTerm(unit, dulce, '2026-11-01'))
    expect(await toldOn('2026-12-01', DemoCpf.dulce, 'proof-of-life-reminder')).toEqual(nothing)
    expect(await skippedOn('2026-12-01', 'proof-of-life-reminder', dulce)).toBe('answered')
    await api.database.update(people).set({ reRegistrationStatus: 4 }).where(eq(people.id, dulce))
    at('2027-01-29')
    await work((unit) => extendTerm(unit, dulce))
    expect((await plannedOf('proof-of-life-suspension', dulce)).at(-1)).toBe('2027-05-29')
    expect(await toldOn('2027-01-30', DemoCpf.dulce, 'proof-of-life-suspension')).toEqual(nothing)
    expect((await toldOn('2027-05-29', DemoCpf.dulce, 'proof-of-life-suspension')).templates).toEqual([
      'beneficio_suspenso',
    ])
    expect(await linkOf('700045')).toMatchObject({ category: 3, situation: 6 })
  })
})

describe('a decision period', () => {
  it('is told of thirty, fifteen, five days and one day before its end, while nothing was chosen', async () => {
    const { id } = await linkOf('100555')
    const deliver = (lastDay: string) => work((unit) => deliverExitStatement(unit, id, lastDay))
    await deliver('2027-01-22')
    const delivered = await notifiedWhile(api, await api.personId(DemoCpf.gustavo), () =>
      deliver('2027-01-20'),
    )
    expect(delivered.titles).toEqual(['Seu extrato de desligamento está disponível'])
    expect(delivered.emails).toMatchObject([
      { template: 'extrato_desligamento', variables: { plano: 'HPE', prazo: '20/01/2027' } },
    ])
    const days: [string, DueActKind, string][] = [
      ['2026-12-21', 'option-deadline-30', '30'],
      ['2027-01-05', 'option-deadline-15', '15'],
      ['2027-01-15', 'option-deadline-5', '5'],
    ]
    for (const [day, kind, dias] of days) {
      expect(await toldOn(addDays(day, -1), DemoCpf.gustavo, kind)).toEqual(nothing)
      const { emails } = await toldOn(day, DemoCpf.gustavo, kind)
      expect(emails).toMatchObject([{ template: 'prazo_opcao', variables: { prazo: '20/01/2027', dias } }])
    }
    await api.database.update(planLinks).set({ situation: 9 }).where(eq(planLinks.id, id))
    expect(await toldOn('2027-01-19', DemoCpf.gustavo, 'option-deadline-1')).toEqual(nothing)
    expect(await skippedOn('2027-01-19', 'option-deadline-1', id)).toBe('answered')
    await api.database.update(planLinks).set({ situation: 7 }).where(eq(planLinks.id, id))
    await deliver('2027-01-21')
    expect((await toldOn('2027-01-20', DemoCpf.gustavo, 'option-deadline-1')).templates).toEqual([
      'prazo_opcao',
    ])
  })

  it('that was told late has only the notices to come; they count the days that are left, and none comes after the last', async () => {
    const { id } = await linkOf('100555')
    at('2027-03-01')
    await work((unit) => deliverExitStatement(unit, id, '2027-03-13'))
    expect((await plannedOf('option-deadline-15', id)).includes('2027-02-26')).toBe(false)
    const { emails } = await toldOn('2027-03-10', DemoCpf.gustavo, 'option-deadline-5')
    expect(emails).toMatchObject([{ variables: { prazo: '13/03/2027', dias: '3' } }])
    expect(await toldOn('2027-03-14', DemoCpf.gustavo, 'option-deadline-1')).toEqual(nothing)
    expect(await skippedOn('2027-03-12', 'option-deadline-1', id)).toBe('too-late')
  })

  it('that ended without a choice leaves who may have it with the deferred benefit, and an open option comes first', async () => {
    const { id } = await linkOf('100555')
    at('2027-04-01')
    await work((unit) => deliverExitStatement(unit, id, '2027-04-30'))
    expect(await plannedOf('option-presumed', id)).toContain('2027-05-01')
    await api.database.update(planLinks).set({ situation: 9 }).where(eq(planLinks.id, id))
    expect(await toldOn('2027-05-01', DemoCpf.gustavo, 'option-presumed')).toEqual(nothing)
    await api.database.update(planLinks).set({ situation: 7 }).where(eq(planLinks.id, id))
    const { emails } = await toldOn('2027-05-02', DemoCpf.gustavo, 'option-presumed')
    expect(emails).toMatchObject([
      { template: 'opcao_presumida', variables: { opcao: expect.stringMatching(/diferido/) } },
    ])
    expect(await linkOf('100555')).toMatchObject({ category: 5, situation: 1 })
    expect(await toldOn('2027-05-03', DemoCpf.gustavo, 'option-presumed')).toEqual(nothing)
  })
})

describe('an invitation', () => {
  it('that nobody accepted is told to who invited, by its last sending; one that was withdrawn is not', async () => {
    const [idPessoa, token] = [await api.personId(DemoCpf.nelson), await api.signIn(DemoCpf.nelson)]
    const target = { idPessoa, idPlano: 4 }
    const invite = async (nome: string) =>
      (
        await api.call(convidarParticipante, {
          token,
          body: {
            ...target,
            chaveEnvio: randomUUID(),
            nome,
            email: `${nome.toLowerCase()}@exemplo.example`,
            telefone: '',
            parentesco: 'colega',
            consentimento: true,
          },
        })
      ).answer
    const [rita, sara] = [await invite('Rita'), await invite('Sara')]
    expect(await plannedOf('invitation-expiry', rita.id)).toEqual(['2026-12-12'])
    await api.call(cancelarConvite, { token, body: { ...target, idConvite: sara.id } })
    expect(await plannedOf('invitation-expiry', sara.id)).toEqual([])
    const told = await toldOn('2026-12-12', DemoCpf.nelson, 'invitation-expiry')
    // Nelson's other invitation of the demo ran out two days before.
    expect(told.titles).toEqual(['Um convite seu expirou', 'Um convite seu expirou'])
    const again = await api.signIn(DemoCpf.nelson)
    await api.call(reenviarConvite, { token: again, body: { ...target, idConvite: rita.id } })
    expect(await plannedOf('invitation-expiry', rita.id)).toEqual(['2026-12-12', '2027-01-12'])
  })

  it('runs out on the day that its plan’s rule promised when it was sent', async () => {
    const validFor = (validDays: number, from: string) =>
      changeRule(api.database, invitations, { id: 4 }, (rule) => ({ ...rule, validDays }), { from })
    await validFor(45, '2026-11-11')
    const [idPessoa, token] = [await api.personId(DemoCpf.nelson), await api.signIn(DemoCpf.nelson)]
    const { answer } = await api.call(convidarParticipante, {
      token,
      body: {
        idPessoa,
        idPlano: 4,
        chaveEnvio: randomUUID(),
        nome: 'Vera',
        email: 'vera@exemplo.example',
        telefone: '',
        parentesco: 'colega',
        consentimento: true,
      },
    })
    expect(answer.validoAte).toBe('2026-12-26')
    expect(await plannedOf('invitation-expiry', answer.id)).toEqual(['2026-12-27'])
    await validFor(10, '2026-12-01')
    expect(await toldOn('2026-12-26', DemoCpf.nelson, 'invitation-expiry')).toEqual(nothing)
    expect((await toldOn('2026-12-27', DemoCpf.nelson, 'invitation-expiry')).titles).toEqual([
      'Um convite seu expirou',
    ])
  })
})

describe('a declaration of political exposure', () => {
  it('is renewed by a notice thirty days before its end, unless a newer one is in force', async () => {
    const [idPessoa, token] = [await api.personId(DemoCpf.fernanda), await api.signIn(DemoCpf.fernanda)]
    const declare = () =>
      api.call(declararPep, {
        token: token,
        body: {
          idPessoa,
          idPlano: 7,
          chaveEnvio: randomUUID(),
          ...notExposed,
        },
      })
    const first = (await declare()).answer
    expect(await plannedOf('pep-renewal', first.idRequisicao)).toEqual(['2027-10-13'])
    const second = (await declare()).answer
    const { templates, emails } = await toldOn('2027-10-13', DemoCpf.fernanda, 'pep-renewal')
    expect(templates).toEqual(['declaracao_pep_vencendo'])
    expect(emails[0]?.variables).toMatchObject({ prazo: '11/11/2027' })
    expect(await skippedOn('2027-10-13', 'pep-renewal', first.idRequisicao)).toBe('replaced')
    expect(await plannedOf('pep-renewal', second.idRequisicao)).toEqual(['2027-10-13'])
    await changeRule(api.database, declarations, null, (rule) => ({ ...rule, warningDays: 60 }))
    at('2026-11-11')
    const third = (await declare()).answer
    expect(await plannedOf('pep-renewal', third.idRequisicao)).toEqual(['2027-09-13'])
  })
})

describe('a pay slip', () => {
  const pay = async (enrolment: string, competence: string, paidOn: string) => {
    const { id: linkId } = await linkOf(enrolment)
    const newest = await newestPaySlip(api.database, linkId)
    if (!newest) throw new Error(`${enrolment} was never paid`)
    await work((unit) => recordPaySlips(unit, [{ ...newest, linkId, competence, paidOn }]))
    const slip = await paySlipOf(api.database, linkId, competence)
    expect(slip).toEqual({ ...newest, competence, paidOn })
  }

  it('is told on the day of payment to who was paid; to who turned it off only in the portal', async () => {
    at('2026-11-25')
    await pay('100871', '2026-11', '2026-11-30')
    expect(await toldOn('2026-11-29', DemoCpf.carlos, 'pay-slip-notice')).toEqual(nothing)
    const november = await toldOn('2026-11-30', DemoCpf.carlos, 'pay-slip-notice')
    expect(november.titles).toEqual(['Contracheque disponível'])
    expect(november.emails).toMatchObject([
      { template: 'contracheque_disponivel', variables: { plano: 'HPE', competencia: '11/2026' } },
    ])
    expect((await performDue(api.api, 'pay-slip-notice')).done).toBe(0)
    const recorded = await api.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'pay-slip.recorded'))
    expect(recorded).toMatchObject([
      { subjectId: await api.personId(DemoCpf.carlos), after: { competence: '2026-11' } },
    ])

    await pay('100871', '2026-12', '2026-12-31')
    const [idPessoa, token] = [await api.personId(DemoCpf.carlos), await api.signIn(DemoCpf.carlos)]
    const wants = (desejado: boolean, as: string) =>
      api.call(alterarPreferenciaAvisos, { token: as, body: { idPessoa, grupo: 'documentos', desejado } })
    await wants(false, token)
    const december = await toldOn('2026-12-31', DemoCpf.carlos, 'pay-slip-notice')
    expect([december.titles, december.emails]).toEqual([['Contracheque disponível'], []])
    await wants(true, await api.signIn(DemoCpf.carlos))
  })

  it('that comes days after the payment is told when it is there; one of long ago is not told', async () => {
    at('2027-02-05')
    await pay('100871', '2027-01', '2027-01-29')
    await pay('100871', '2019-01', '2019-01-31')
    const { emails } = await toldOn('2027-02-05', DemoCpf.carlos, 'pay-slip-notice')
    expect(emails).toMatchObject([{ variables: { competencia: '01/2027' } }])
  })
})

describe('what comes every year', () => {
  it('the reports of a year are told to who has one, and the next year is planned', async () => {
    at('2027-02-26')
    expect((await performDue(api.api, 'income-report-year')).done).toBe(1)
    expect(await plannedOf('income-report-year', 2027)).toEqual(['2028-02-25'])
    const carlos = await linkOf('100871')
    expect(await plannedOf('income-report-notice', carlos.id)).toEqual(['2027-02-26'])
    // Dulce draws a pension; Igor has contributed nothing yet.
    const igor = await linkOf('101200')
    expect(await plannedOf('income-report-notice', igor.id)).toEqual([])
    const { emails } = await toldOn('2027-02-26', DemoCpf.carlos, 'income-report-notice')
    expect(emails).toMatchObject([{ template: 'informe_disponivel', variables: { ano: '2026' } }])
    expect((await performDue(api.api, 'income-report-notice')).done).toBe(0)
  })

  it('a window to change the profile is told to who may, and the next one is planned', async () => {
    expect(await plannedOf('investment-profile-window', 1)).toEqual(['2027-05-01'])
    at('2027-05-01')
    await performDue(api.api, 'investment-profile-window')
    expect(await plannedOf('investment-profile-window', 1)).toEqual(['2027-05-01', '2027-11-01'])
    const { titles, emails } = await toldOn('2027-05-01', DemoCpf.ana, 'investment-profile-window-notice')
    // Ana is in two plans, and both are open.
    expect(titles).toEqual(Array(2).fill('Você pode mudar seu perfil de investimentos'))
    expect(emails).toHaveLength(2)
    expect(emails).toContainEqual(
      expect.objectContaining({
        template: 'janela_perfil',
        variables: expect.objectContaining({ plano: 'HPE', prazo: '15/05/2027' }),
      }),
    )
    expect(await toldOn('2027-05-01', DemoCpf.carlos, 'investment-profile-window-notice')).toEqual(nothing)
  })

  it('a window is planned anew when others are published, and the older one is told to nobody', async () => {
    const token = await api.signIn(DemoCpf.marta)
    const place = { tipo: 'investment-profile-windows', idPlano: 7 } as const
    const regras = { months: [3, 9], firstDay: 2, lastDay: 20 }
    const saved = await api.call(salvarRascunhoRegra, {
      token,
      body: { ...place, versao: 0, regras, aPartirDe: '2027-02-10', fonte: 'Ata 92', nota: '' },
    })
    const versao = saved.answer.rascunho?.versao ?? 0
    expect((await api.call(publicarRegra, { token, body: { ...place, versao } })).status).toBe(200)
    expect(await plannedOf('investment-profile-window', 7)).toContain('2027-03-02')
    at('2027-03-02')
    await performDue(api.api, 'investment-profile-window')
    expect(await plannedOf('investment-profile-window', 7)).toContain('2027-09-02')
    const { emails } = await toldOn('2027-03-02', DemoCpf.fernanda, 'investment-profile-window-notice')
    expect(emails).toMatchObject([{ template: 'janela_perfil', variables: { prazo: '20/03/2027' } }])
    at('2027-11-01')
    await performDue(api.api, 'investment-profile-window')
    expect(await skippedOn('2027-11-01', 'investment-profile-window', 7)).toBe('other-day')
    expect(await toldOn('2027-11-01', DemoCpf.fernanda, 'investment-profile-window-notice')).toEqual(nothing)
  })
})

describe('a window that opens on the day on which contributions go on', () => {
  it('is told whichever duty of that day comes first', async () => {
    const { id } = await linkOf('400118')
    const standsAt = (situation: number) =>
      api.database.update(planLinks).set({ situation }).where(eq(planLinks.id, id))
    at('2028-05-01')
    await standsAt(6)
    await performDue(api.api, 'investment-profile-window')
    await standsAt(1)
    const [link] = await api.database.select().from(planLinks).where(eq(planLinks.id, id))
    const told = await notifiedWhile(api, link?.personId ?? 0, () =>
      performDue(api.api, 'investment-profile-window-notice'),
    )
    // Ana is in two plans, and one of them was not hers to change that night.
    expect(told.titles).toEqual(Array(2).fill('Você pode mudar seu perfil de investimentos'))
  })
})

describe('news of a plan', () => {
  const answer = async (cpf: string, concedido: boolean) =>
    api.call(registrarConsentimento, {
      token: await api.signIn(cpf),
      body: { idPessoa: await api.personId(cpf), finalidade: 'novidades', versao: 2, concedido },
    })
  const publish = async (day: string, months: readonly number[]) => {
    at(day)
    const token = await api.signIn(DemoCpf.marta)
    const place = { tipo: 'investment-profile-windows', idPlano: 1 } as const
    const regras = { months, firstDay: 2, lastDay: 20 }
    const body = { ...place, versao: 0, regras, aPartirDe: addDays(day, 1), fonte: 'Ata 93', nota: '' }
    const { rascunho } = (await api.call(salvarRascunhoRegra, { token, body })).answer
    const published = await api.call(publicarRegra, {
      token,
      body: { ...place, versao: rascunho?.versao ?? 0 },
    })
    expect(published.status).toBe(200)
    await performDue(api.api, 'plan-news')
  }

  it('are written to who said yes, once, and to nobody else', async () => {
    at('2026-11-11')
    await answer(DemoCpf.carlos, true)
    await answer(DemoCpf.eduardo, true)
    await answer(DemoCpf.eduardo, false)
    await publish('2026-11-12', [3, 9])
    await performDue(api.api, 'plan-news')
    const told = await toldOn('2026-11-12', DemoCpf.carlos, 'plan-news-notice')
    expect([told.titles, told.templates]).toEqual([[], ['novidades_plano']])
    expect(told.emails[0]?.variables).toMatchObject({ plano: 'HPE' })
    for (const cpf of [DemoCpf.eduardo, DemoCpf.ana]) {
      const link = await linkOf(cpf === DemoCpf.ana ? '100234' : '100990')
      expect(await plannedOf('plan-news-notice', link.id)).toEqual([])
    }
  })

  it('are not written to who said no before the e-mail left', async () => {
    await publish('2026-11-20', [4, 10])
    await answer(DemoCpf.carlos, false)
    expect((await toldOn('2026-11-20', DemoCpf.carlos, 'plan-news-notice')).templates).toEqual([])
  })
})
