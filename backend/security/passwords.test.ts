import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a stored password', () => {
  it('is an argon2id hash of at least 19 MiB and two passes, salted anew each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Prev@2026'), hashPassword('Prev@2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(other).not.toBe(one)
  })

  it('is told from another; nobody’s is right for no password', async () => {
    const stored = await hashPassword('Prev@2026')
    expect(await verifyPassword(stored, 'Prev@2026')).toBe(true)
    expect(await verifyPassword(stored, 'prev@2026')).toBe(false)
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
  })
})
