import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleDefinitions } from '#contract/all-rules.ts'
import { retornarContribuicao } from '#contract/contributions/contributions.ts'
import { retornarSuspensaoContribuicao } from '#contract/contributions/suspensions.ts'
import {
  descartarRascunhoRegra,
  previaRegra,
  publicarRegra,
  type RulePreview,
  retornarRegra,
  retornarRegras,
  salvarRascunhoRegra,
} from '#contract/plan-rules/plan-rules.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { datedRules, ruleDrafts } from '../database/schema/dated-rules.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { recording, recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi
let levels: Record<'reader' | 'editor' | 'publisher', string>

beforeAll(async () => {
  test = await startTestApi()
  levels = {
    reader: await test.signIn(DemoCpf.karina),
    editor: await test.signIn(DemoCpf.luiz),
    publisher: await test.signIn(DemoCpf.marta),
  }
  await raiseLevels(test, 'contribution-management', { edit: 2, publish: 3 })
})
afterAll(() => test.close())

type Kind = (typeof ruleDefinitions)[number]['id']

/** One rule, as somebody of a level works on it. */
function ruleOf(tipo: Kind, idPlano: number | null = 1, token = levels.publisher) {
  const query = idPlano === null ? {} : { idPlano }
  const place = { tipo, idPlano }
  const read = async () => (await test.call(retornarRegra, { params: { tipo }, query, token })).answer
  const inForce = async () => {
    const version = (await read()).historico.find(({ situacao }) => situacao === 'vigente')
    if (!version) throw new Error('nothing is in force')
    return version
  }
  return {
    read,
    inForce,
    save: async (changes: Record<string, unknown>, more: Record<string, unknown> = {}) => {
      const regras = { ...(await inForce()).regras, ...changes }
      const versao = (await read()).rascunho?.versao ?? 0
      const body = { ...place, versao, regras, aPartirDe: '2027-03-01', fonte: 'Ata 91', nota: '', ...more }
      return test.call(salvarRascunhoRegra, { body, token })
    },
    publish: async (more: Record<string, unknown> = {}) => {
      const versao = (await read()).rascunho?.versao ?? 1
      return test.call(publicarRegra, { body: { ...place, versao, ...more }, token })
    },
    discard: async (versao?: number) => {
      const seen = versao ?? (await read()).rascunho?.versao
      return test.call(descartarRascunhoRegra, { body: { ...place, versao: seen }, token })
    },
    preview: async (changes: Record<string, unknown>, aPartirDe: string | null = '2027-03-01') => {
      const regras = { ...(await inForce()).regras, ...changes }
      return test.call(previaRegra, { body: { ...place, regras, aPartirDe }, token })
    },
  }
}

const rows = async () => {
  const [[rules], [drafts], [audited]] = await Promise.all([
    test.database.select({ rows: count() }).from(datedRules),
    test.database.select({ rows: count() }).from(ruleDrafts),
    test.database.select({ rows: count() }).from(auditEntries),
  ])
  return [rules?.rows, drafts?.rows, audited?.rows]
}

describe('retornarRegras', () => {
  it('lists every kind of a plan and of everybody, and something of each is in force', async () => {
    const { answer: ofPlan } = await test.call(retornarRegras, {
      query: { idPlano: 4 },
      token: levels.reader,
    })
    const { answer: ofAll } = await test.call(retornarRegras, { query: {}, token: levels.reader })
    expect([...ofPlan, ...ofAll].map(({ tipo }) => tipo)).toEqual(ruleDefinitions.map(({ id }) => id))
    expect([...ofPlan, ...ofAll].filter(({ vigente }) => vigente === null)).toEqual([])
    expect(ofAll.find(({ tipo }) => tipo === 'tax-monthly')?.vigente).toMatchObject({
      desde: '2026-01-01',
      fonte: 'Lei 15.191/2025; Lei 15.270/2025',
    })
    const unknown = await test.call(retornarRegras, { query: { idPlano: 99 }, token: levels.reader })
    expect(unknown.problem.status).toBe(404)
  })
})

describe('retornarRegra', () => {
  it('tells every version with its days, newest first', async () => {
    const { historico, plano, hoje } = await ruleOf('contribution-terms', 1, levels.reader).read()
    expect([plano?.nome, hoje]).toEqual(['HPE', '2026-11-11'])
    expect(historico[0]).toMatchObject({ situacao: 'vigente', ate: null, publicadoPor: null })
    expect(historico[0]?.regras).toMatchObject({ basis: 'percentage', unit: 7473.3, factor: '1.0833' })
    expect(historico[1]).toMatchObject({ situacao: 'encerrada', desde: '2025-05-01', ate: '2026-04-30' })
  })

  it('wants a plan for a plan’s rule, and none for one of everybody', async () => {
    const ask = (tipo: Kind, query: Record<string, number>) =>
      test.call(retornarRegra, { params: { tipo }, query, token: levels.reader })
    expect(Object.keys((await ask('vesting', {})).problem.campos ?? {})).toEqual(['idPlano'])
    expect(Object.keys((await ask('tax-annual', { idPlano: 1 })).problem.campos ?? {})).toEqual(['idPlano'])
    expect((await ask('vesting', { idPlano: 99 })).problem.status).toBe(404)
    expect((await ask('tax-annual', {})).status).toBe(200)
  })
})

describe('a rule that is prepared and published', () => {
  it('is prepared from Cadastro up and published by an Administrador; who may not changes no row', async () => {
    const before = await rows()
    const reader = ruleOf('overdue-charges', 7, levels.reader)
    expect((await reader.save({ finePercent: 1 })).problem.codigo).toBe('sem-permissao')
    expect(await rows()).toEqual(before)
    const editor = ruleOf('overdue-charges', 7, levels.editor)
    expect((await editor.save({ finePercent: 1 })).answer.rascunho).toMatchObject({
      regras: { finePercent: 1, monthlyInterestPercent: 1 },
      alteradoPor: 'Luiz Barbosa',
    })
    const prepared = await rows()
    expect((await editor.publish()).problem.codigo).toBe('sem-permissao')
    expect((await reader.discard()).problem.codigo).toBe('sem-permissao')
    expect(await rows()).toEqual(prepared)
    const recorded = await recordingActs(test)
    expect((await editor.discard()).answer.rascunho).toBeNull()
    expect(await recorded('rule-draft.discarded')).toEqual([
      { by: await test.personId(DemoCpf.luiz), about: null },
    ])
  })

  it('leaves the days before as they were and holds from its day on', async () => {
    const rule = ruleOf('contribution-terms', 4)
    const ana = { idPessoa: await test.personId(DemoCpf.ana), idPlano: 4 }
    const minimum = async () => {
      const token = await test.signIn(DemoCpf.ana)
      const { contribuicao } = (await test.call(retornarContribuicao, { params: ana, token })).answer
      return contribuicao.modalidade === 'voluntaria' ? contribuicao.valorMinimo : null
    }
    const recorded = await recording(test)
    await rule.save({ minimumVoluntary: 130 }, { aPartirDe: '2026-12-01', nota: 'Reajuste anual' })
    const { historico } = (await rule.publish()).answer
    expect(await recorded('rule-draft.saved')).toEqual([null])
    expect(await recorded('rule.published')).toEqual([null])
    expect(historico.slice(0, 2)).toMatchObject([
      {
        versao: 34,
        situacao: 'futura',
        desde: '2026-12-01',
        ate: null,
        publicadoPor: 'Marta Siqueira',
        nota: 'Reajuste anual',
      },
      { versao: 33, situacao: 'vigente', ate: '2026-11-30', regras: { minimumVoluntary: 122.08 } },
    ])
    const list = await test.call(retornarRegras, { query: { idPlano: 4 }, token: levels.reader })
    expect(list.answer.find(({ tipo }) => tipo === 'contribution-terms')?.mudaEm).toBe('2026-12-01')
    expect(await minimum()).toBe(122.08)
    test.clock.set(new Date('2026-12-01T12:00:00-03:00'))
    const later = await minimum()
    test.clock.set(TEST_NOW)
    expect(later).toBe(130)
    expect(await minimum()).toBe(122.08)
  })

  it('never begins on a day that has been: neither today nor before', async () => {
    const rule = ruleOf('self-sponsorship')
    for (const aPartirDe of ['2026-11-11', '2020-01-01', null]) {
      await rule.save({ feePercent: 2 }, { aPartirDe })
      const before = await rows()
      expect(Object.keys((await rule.publish()).problem.campos ?? {})).toEqual(['aPartirDe'])
      expect(await rows()).toEqual(before)
    }
    await rule.save({ feePercent: 2 }, { aPartirDe: '2026-11-12', fonte: '' })
    expect(Object.keys((await rule.publish()).problem.campos ?? {})).toEqual(['fonte'])
    await rule.save({ feePercent: 2 }, { aPartirDe: '2026-11-12' })
    expect((await rule.publish()).status).toBe(200)
  })

  it('takes the place of a later version only when it is told to', async () => {
    const rule = ruleOf('contribution-suspension', 4)
    await rule.save({ maximumMonths: 10 }, { aPartirDe: '2027-06-01' })
    await rule.publish()
    await rule.save({ maximumMonths: 6 }, { aPartirDe: '2027-02-01' })
    const before = await rows()
    expect((await rule.publish()).problem).toMatchObject({
      status: 409,
      detail: expect.stringContaining('01/06/2027'),
    })
    expect(await rows()).toEqual(before)
    expect((await rule.preview({ maximumMonths: 6 }, '2027-02-01')).answer.substituidas).toEqual([
      '2027-06-01',
    ])
    const { historico } = (await rule.publish({ substituiFuturas: true })).answer
    expect(historico.map(({ versao, situacao, desde, ate }) => [versao, situacao, desde, ate])).toEqual([
      [2, 'substituida', '2027-06-01', null],
      [3, 'futura', '2027-02-01', null],
      [1, 'vigente', historico[2]?.desde, '2027-01-31'],
    ])
  })

  it('is refused when nothing would change, and when its kind is against it', async () => {
    const rule = ruleOf('contribution-terms', 7)
    await rule.save({})
    expect((await rule.publish()).problem.campos).toEqual({ regras: expect.stringContaining('é igual') })
    const calendar = { changeLimit: 'free', lastFilingDay: 20, dueDay: 10, lastIssueDay: 5 }
    const regras = { basis: 'amount', minimumVoluntary: 100, ...calendar }
    await rule.save({}, { regras })
    expect((await rule.publish()).problem.campos).toEqual({
      'regras.basis': 'Este plano recebe percentuais, não valores em reais.',
    })
    await rule.discard()
  })

  it('draws the stages of each kind of request, reads them one by one and lets no payment go with one', async () => {
    const rule = ruleOf('request-workflow')
    const stage = {
      name: 'Documentos',
      level: 2,
      slaBusinessDays: 1,
      mayReturn: false,
      checklist: [{ id: 'identity', text: 'Identidade confere' }],
    }
    const drawn = { pep: { isPayment: false, stages: [stage] } }
    expect((await rule.preview(drawn)).answer.mudancas).toEqual([
      {
        campo: 'pep',
        nome: 'Pessoa exposta politicamente',
        antes: 'Análise: Atendente, 2 dias úteis',
        depois: 'Documentos: Cadastro, 1 dia útil, sem devolução, confere “Identidade confere”',
      },
    ])
    const alone = await rule.save({ resgate: { isPayment: true, stages: [stage] } })
    expect(alone.problem.campos).toEqual({
      'regras.resgate.stages': expect.stringContaining('pelo menos duas etapas'),
    })
    await rule.save({}, { regras: drawn })
    const { problem } = await rule.publish()
    expect(problem.campos?.['regras.resgate']).toBe('Descreva as etapas deste tipo de solicitação.')
    expect(problem.campos).not.toHaveProperty('regras.pep')
    await rule.discard()
  })

  it('keeps two pairs of eyes over what pays, and portability in its legal term', async () => {
    const rule = ruleOf('request-workflow')
    const stage = { name: 'Análise', level: 2, slaBusinessDays: 11, mayReturn: true, checklist: [] }
    await rule.save({
      resgate: { isPayment: false, stages: [stage] },
      portabilidade: { isPayment: true, stages: [stage, { ...stage, slaBusinessDays: 0 }] },
    })
    expect((await rule.publish()).problem.campos).toEqual({
      'regras.resgate': expect.stringContaining('marque que é um pagamento'),
      'regras.portabilidade': expect.stringContaining('de 1 a 10 dias úteis'),
    })
    const untimed = { ...stage, slaBusinessDays: 0 }
    await rule.discard()
    await rule.save({
      portabilidade: { isPayment: true, stages: [untimed, untimed] },
      emprestimos: { isPayment: true, stages: [stage, { ...stage, level: 1 }] },
    })
    expect((await rule.publish()).problem.campos).toEqual({
      'regras.portabilidade': expect.stringContaining('de 1 a 10 dias úteis'),
      'regras.emprestimos': expect.stringContaining('escolha o nível 2 ou 3'),
    })
    await rule.discard()
  })

  it('by two at once is taken from one of them, told with the version that the other saw', async () => {
    const rule = ruleOf('portability')
    await rule.save({ forAssisted: true })
    const outcomes = await Promise.all([rule.publish(), rule.publish()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const stale = await rule.save({ forAssisted: false }, { versao: 999 })
    expect(stale.problem).toMatchObject({ status: 409, codigo: 'versao-desatualizada' })
    await rule.save({ forAssisted: false }, { aPartirDe: '2028-01-01' })
    expect((await rule.discard(999_999)).problem.codigo).toBe('versao-desatualizada')
    expect((await rule.discard()).answer.rascunho).toBeNull()
  })

  it('complains about each part in Portuguese, below its own path', async () => {
    const rule = ruleOf('contribution-terms')
    const before = await rows()
    const { problem } = await rule.save({ basicMax: 101, dueDay: 31, unit: '7000', outra: 1 })
    expect(problem.campos).toMatchObject({
      'regras.basicMax': 'Informe uma porcentagem de 0 a 100.',
      'regras.dueDay': 'Informe um dia de 1 a 28.',
      'regras.unit': expect.stringContaining('reais'),
    })
    expect(Object.keys(problem.campos ?? {})).toContain('regras.outra')
    for (const sentence of Object.values(problem.campos ?? {}))
      expect(sentence).not.toMatch(/Invalid|Expected/)
    expect(await rows()).toEqual(before)
  })
})

describe('who has which service', () => {
  const ana = async () => ({ idPessoa: await test.personId(DemoCpf.ana), idPlano: 4 })
  const cells = [{ service: 'suspend-contribution', category: 1, situations: [6], readOnly: [] }]

  it('is given cell by cell from a day on: the page opens the day before and is refused on the day', async () => {
    const rule = ruleOf('services-offered', 4)
    const token = await test.signIn(DemoCpf.ana)
    const asked = async () =>
      (await test.call(retornarSuspensaoContribuicao, { params: await ana(), token })).status
    const { answer } = await rule.preview({ cells }, '2026-12-01')
    expect(answer.mudancas).toEqual([
      {
        campo: 'cells.suspend-contribution/1',
        nome: 'Suspender contribuição, Contribuinte',
        antes: 'Ativo; Suspenso',
        depois: 'Suspenso',
      },
    ])
    expect(examplesOf(answer)).toEqual([
      ['Quem tem Suspender contribuição', expect.any(String), expect.stringMatching(/\(\d+ a menos\)$/)],
    ])
    await rule.save({ cells }, { aPartirDe: '2026-12-01' })
    expect((await rule.publish()).status).toBe(200)
    expect(await asked()).toBe(200)
    test.clock.set(new Date('2026-12-01T12:00:00-03:00'))
    const fresh = await test.signIn(DemoCpf.ana)
    const refused = await test.call(retornarSuspensaoContribuicao, { params: await ana(), token: fresh })
    test.clock.set(TEST_NOW)
    expect(refused.status).toBe(403)
    expect(await asked()).toBe(200)
  })

  it('never goes to whom the product does not serve, nor to a pair that cannot be', async () => {
    const rule = ruleOf('services-offered', 7)
    const before = await rows()
    for (const cell of [
      { service: 'emprestimos', category: 1, situations: [1, 6], readOnly: [] },
      { service: 'contracheque', category: 1, situations: [1], readOnly: [] },
      { service: 'atas', category: 1, situations: [2], readOnly: [] },
      { service: 'atas', category: 1, situations: [1], readOnly: [1] },
    ]) {
      const { problem } = await rule.save({ cells: [cell] })
      expect(problem.campos).toEqual({ 'regras.cells': expect.stringContaining('o portal não sabe atender') })
    }
    expect(await rows()).toEqual(before)
  })
})

describe('the questionnaire of investment profiles', () => {
  it('names profiles where its parts point at them, and is told what keeps it from being published', async () => {
    const rule = ruleOf('profile-questionnaire', null)
    const { perfis, historico } = await rule.read()
    expect(perfis.map(({ nome }) => nome)).toEqual([
      'Super Conservador',
      'Conservador',
      'Moderado',
      'Arrojado',
    ])
    expect((await ruleOf('portability').read()).perfis).toEqual([])
    const ranges = [
      { from: 0, profileId: 1 },
      { from: 5, profileId: 99 },
    ]
    const { answer } = await rule.preview({ ranges })
    expect(answer.mudancas).toEqual([
      expect.objectContaining({
        campo: 'ranges',
        depois: 'a partir de 0: Super Conservador; a partir de 5: 99',
      }),
    ])
    expect(answer.impedimentos.map(({ campo, frase }) => [campo, frase])).toContainEqual([
      'regras.ranges',
      'Uma faixa leva a um perfil que não se pode escolher.',
    ])
    expect(examplesOf(answer).length).toBeGreaterThan(0)
    await rule.save({ ranges })
    expect(Object.keys((await rule.publish()).problem.campos ?? {})).toEqual(
      expect.arrayContaining(['regras.ranges']),
    )
    expect((await rule.discard()).answer.historico).toEqual(historico)
  })
})

describe('previaRegra', () => {
  it('tells what differs in words, with three salaries, and writes nothing', async () => {
    const rule = ruleOf('contribution-terms', 1, levels.reader)
    const before = await rows()
    const { answer } = await rule.preview({ basicMax: 7, match: { rate: 100, ceilingPercent: 6 } })
    expect(answer.mudancas).toEqual([
      { campo: 'basicMax', nome: 'Básica máxima', antes: '6%', depois: '7%' },
      {
        campo: 'match',
        nome: 'Contrapartida da patrocinadora',
        antes: '100% da básica',
        depois: '100% da básica, até 6%',
      },
    ])
    expect(answer.exemplos.map(({ nome }) => nome.replaceAll(/\s/g, ' '))).toEqual(
      ['6.000,00', '10.000,00', '20.000,00'].map(
        (pay) => `Por mês com salário de R$ ${pay}, pelos maiores percentuais`,
      ),
    )
    // 1.0833 × 10,000 − 7,473.30 = 3,359.70: 6% of it is 201.58 and 7% is 235.18.
    expect(answer.exemplos[1]?.antes?.replaceAll(/\s/g, ' ')).toContain('R$ 201,58 de básica')
    expect(answer.exemplos[1]?.depois?.replaceAll(/\s/g, ' ')).toContain('R$ 235,18 de básica')
    expect(answer.impedimentos).toEqual([])
    const past = await rule.preview({ basicMax: 7 }, '2026-11-11')
    expect(past.answer.impedimentos.map(({ campo }) => campo)).toEqual(['aPartirDe'])
    expect(await rows()).toEqual(before)
  })

  it('tells what people of the plan would pay, by their enrolment alone', async () => {
    const self = await ruleOf('self-sponsorship', 1, levels.reader).preview({ feePercent: 3 })
    const eduardo = examplesOf(self.answer).find(([label]) => label?.endsWith('100990'))
    // 201.58 of each share, and the fee on both: 2%, published above, is 8.06 and 3% is 12.09.
    expect(eduardo).toEqual(['Contribuição por mês da matrícula 100990', 'R$ 411,22', 'R$ 415,25'])
    expect(JSON.stringify(self.answer)).not.toContain('Eduardo')
    const deferred = await ruleOf('deferred-benefit', 7, levels.reader).preview({ monthlyFee: 12 })
    expect(examplesOf(deferred.answer)).toEqual([['Taxa por mês da matrícula 700112', 'R$ 8,91', 'R$ 20,91']])
  })

  it('counts who gains and who loses a service', async () => {
    const assisted = await ruleOf('portability', 7, levels.reader).preview({ forAssisted: true })
    expect(examplesOf(assisted.answer)).toEqual([
      ['Quem tem Portabilidade', expect.stringMatching(/^\d+ /), expect.stringMatching(/\(\d+ a mais\)$/)],
    ])
    const offered = ruleOf('services-offered', 1, levels.reader)
    const { services } = (await offered.inForce()).regras
    if (!Array.isArray(services)) throw new Error('the services are missing')
    const off = await offered.preview({ services: services.filter((slug) => slug !== 'atas') })
    expect(examplesOf(off.answer)).toEqual([
      [
        'Quem tem Atas',
        expect.stringMatching(/^\d+ /),
        expect.stringMatching(/^0 matrículas \(\d+ a menos\)$/),
      ],
    ])
  })
})

/** The examples of a preview, each as its three texts. */
const examplesOf = ({ exemplos }: RulePreview) =>
  exemplos.map(({ nome, antes, depois }) => [nome, antes, depois].map((text) => text?.replaceAll(/\s/g, ' ')))
