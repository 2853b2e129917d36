import { expect, it } from 'vitest'
import { verificationCode } from './verification-code.ts'

const declared = {
  protocol: '2026.0000041',
  kind: 'pep',
  sentAt: new Date('2026-11-11T15:00:00Z'),
  data: { ppe: 'S', exposicao: { cargo: 'Prefeita', pais: 'BR' } },
} as const

it('is the same however the fields are ordered, and another for anything else', () => {
  const code = verificationCode(declared)
  expect(code).toMatch(/^[0-9a-f]{64}$/)
  const turned = { exposicao: { pais: 'BR', cargo: 'Prefeita' }, ppe: 'S' }
  expect(verificationCode({ ...declared, data: turned })).toBe(code)
  expect(verificationCode({ ...declared, data: { ppe: 'N', exposicao: null } })).not.toBe(code)
  expect(verificationCode({ ...declared, protocol: '2026.0000042' })).not.toBe(code)
})
