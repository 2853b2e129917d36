import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditFieldNames } from '#contract/records/audit-fields.text.ts'
import { auditSubjects } from '#contract/records/audit-subjects.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { audit } from './audit.ts'
import {
  type AuditActionId,
  actionSentence,
  actionsOf,
  auditActions,
  subjectOf,
} from './audit-actions/all-actions.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

describe('the catalogue', () => {
  const actions = Object.keys(auditActions) as AuditActionId[]

  it.each(actions)('tells %s in a sentence', (action) => {
    const after = { kindId: 8, protocol: '2026.0000001', status: 5, stage: 'Análise' }
    const sentence = actionSentence({ action, entityId: '1', after })
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(sentence).not.toMatch(/[a-z]-[a-z]+\.[a-z]|undefined|[{}]/)
    expect(sentence).not.toBe('Alterou um dado do cadastro.')
  })

  it.each(actions)('%s keeps no secret', (action) => {
    for (const name of auditActions[action].keeps)
      expect(name).not.toMatch(/senha|password|token|secret|passwordHash|codeHash/i)
  })

  it.each(actions)('has words for every value that %s keeps', (action) => {
    expect(auditActions[action].keeps.filter((name) => !(name in auditFieldNames))).toEqual([])
  })

  it('finds every act under one subject', () => {
    expect(actions.filter((action) => subjectOf(action) === null)).toEqual([])
    expect(auditSubjects.flatMap(actionsOf).toSorted()).toEqual(actions.toSorted())
  })

  it('tells an act that is recorded no more in general', () => {
    expect(actionSentence({ action: 'gone.away', entityId: '1', after: null })).toBe(
      'Alterou um dado do cadastro.',
    )
  })
})

describe('audit', () => {
  it('keeps what the action lists, and leaves out what comes past the types', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const subjectId = await test.personId(DemoCpf.ana)
    const look = { primaryColour: '#123456', logoHash: 'a'.repeat(64), senha: 'Prev@2026', tokenHash: 'x' }
    // A wider type: the names of its values are not known to the compiler.
    const smuggled: object = look
    const work = { database: test.database, now: test.clock.now(), actor: null, requestId: 'audit-test' }
    await test.database.transaction((database) =>
      audit({ ...work, database }, { subjectId, action: 'theme-draft.saved', entityId: 1, after: smuggled }),
    )
    const [row] = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, 'audit-test'))
    expect(row).toMatchObject({ action: 'theme-draft.saved', entity: 'theme', entityId: '1', before: null })
    // The logo's hash names a picture and is no secret.
    expect(row?.after).toEqual({ primaryColour: '#123456', logoHash: 'a'.repeat(64) })
    expect(warned).toHaveBeenCalledWith('audit of theme-draft.saved leaves out: senha, tokenHash')
    warned.mockRestore()
  })

  it('masks accounts and CPFs and keeps no secret, on any level', async () => {
    const groups = {
      banco: { banco: '341', agencia: '0057', conta: '12345-7', senha: 'Prev@2026' },
      dependentes: { dependentes: [{ nome: 'Bia', cpf: '529.982.247-25', tokens: [{ token: 'x' }] }] },
      contatos: null,
    }
    const work = { database: test.database, now: test.clock.now(), actor: null, requestId: 'masked' }
    await test.database.transaction((database) =>
      audit(
        { ...work, database },
        { subjectId: null, action: 're-registration.applied', entityId: 1, before: groups, after: groups },
      ),
    )
    const [row] = await test.database.select().from(auditEntries).where(eq(auditEntries.requestId, 'masked'))
    const kept = {
      banco: { banco: '341', agencia: '0057', conta: '*****-7' },
      dependentes: { dependentes: [{ nome: 'Bia', cpf: '***.982.247-**' }] },
      contatos: null,
    }
    expect([row?.before, row?.after]).toEqual([kept, kept])
  })

  it('does not compile with an unknown action or a value that is not listed', () => {
    const work = { database: test.database, now: test.clock.now(), actor: null, requestId: 'never' }
    const never = () => [
      // @ts-expect-error: there is no such action
      audit(work, { subjectId: null, action: 'theme.eaten', entityId: 1 }),
      // @ts-expect-error: a password is kept of nothing
      audit(work, { subjectId: 1, action: 'password.changed', entityId: 1, after: { senha: 'x' } }),
      // @ts-expect-error: the data of people is not part of an export's row
      audit(work, { subjectId: 1, action: 'requests.exported', entityId: 1, after: { rows: 1, cpf: '1' } }),
    ]
    expect(never).toBeTypeOf('function')
  })
})
