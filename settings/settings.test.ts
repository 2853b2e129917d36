import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const names = Array.from(textOf('settings.ts').matchAll(/^ {2}([A-Z_]+): /gm), ([, name = '']) => name)

describe('settings', () => {
  it.each(['../.env.example', '../docs/operation.md'])('are all explained in %s', (path) => {
    const text = textOf(path)
    expect(names).toContain('PUBLIC_ORIGIN')
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })

  it('have a value for everything when nothing is given', () => {
    const read = readSettings({})
    expect(read.ok && read.settings).toMatchObject({
      PORT: 3000,
      API_PORT: 3001,
      API_LISTEN: '127.0.0.1',
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      POSTAL_CODE_HOST: 'https://viacep.com.br/ws',
      API_REQUESTS_PER_MINUTE: 600,
      TRUSTED_PROXIES: ['loopback'],
      LOG_LEVEL: 'info',
    })
  })

  it('read empty text as absent, as a copied .env.example leaves it', () => {
    const read = readSettings({ API_HOST: '', DATABASE_URL: '', SESSION_SECRET: '', SMTP_URL: '' })
    expect(read.ok && read.settings.API_HOST).toBeUndefined()
  })

  it('drop the slash at the end of an address', () => {
    const read = readSettings({ API_HOST: 'https://api.exemplo.com.br/' })
    expect(read.ok && read.settings.API_HOST).toBe('https://api.exemplo.com.br')
  })

  it('take a list of proxies apart', () => {
    const read = readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::7' })
    expect(read.ok && read.settings.TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', '2001:db8::7'])
  })

  it.each([
    ['PORT', '99999', 'porta'],
    ['PORT', 'abc', 'porta'],
    ['API_HOST', 'api.exemplo.com.br', 'endereço'],
    ['DATABASE_URL', 'mysql://x', 'endereço'],
    ['DEMO', 'sim', '1 (demonstração)'],
    ['SESSION_SECRET', 'curto', '32 caracteres'],
    ['SESSION_IDLE_MINUTES', '4', '5 a 60'],
    ['SESSION_IDLE_MINUTES', '61', '5 a 60'],
    ['SMTP_URL', 'mail', 'endereço'],
    ['EMAIL_FROM', 'portal', 'e-mail'],
    ['EMAIL_RETURN_PATH', 'devolvidos', 'e-mail'],
    ['EMAIL_RETURN_SECRET', 'curto', '32 caracteres'],
    ['SMS_URL', 'sms.exemplo.com.br', 'endereço'],
    ['API_REQUESTS_PER_MINUTE', '0', 'pedidos por minuto'],
    ['TRUSTED_PROXIES', 'loopback, proxy.exemplo.com.br', 'loopback, 10.0.0.7'],
    ['LOG_LEVEL', 'verbose', 'trace, debug, info'],
  ])('name %s when it is "%s", and say what it should be', (name, value, hint) => {
    const read = readSettings({ [name]: value })
    expect(read.ok).toBe(false)
    const problem = read.ok ? undefined : read.problems.find((found) => found.name === name)
    expect(problem?.shouldBe).toContain(hint)
  })

  it('that real people cannot do without are named when they are missing, together with what is wrong', () => {
    const read = readSettings({ PORT: '0', SESSION_SECRET: '' }, ['SESSION_SECRET', 'SMTP_URL'])
    expect(read.ok ? [] : read.problems.map(({ name }) => name)).toEqual([
      'PORT',
      'SESSION_SECRET',
      'SMTP_URL',
    ])
    expect(readSettings({ SMTP_URL: 'smtp://localhost:25' }, ['SMTP_URL']).ok).toBe(true)
  })

  it('name every wrong one at once', () => {
    const read = readSettings({ PORT: '0', LOG_LEVEL: 'x' })
    expect(read.ok ? [] : read.problems.map(({ name }) => name)).toEqual(['PORT', 'LOG_LEVEL'])
  })
})
