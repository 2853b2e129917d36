import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultTheme } from '#contract/plans/plans.ts'
import { ana, anasPlanLink, inMinutes, loginOf, marta, testBrowser } from './portal-request.fixtures.ts'
import {
  closeSession,
  forgetDeskPlan,
  forgetTarget,
  openSession,
  readSession,
  rememberDeskPlan,
  rememberPlan,
  rememberTarget,
  renewSession,
  type TargetCookie,
} from './session.server.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const theme = { ...defaultTheme, id: 3, plano: { id: 1, nome: 'HPE' } }

const anaServed = (changed: Partial<TargetCookie> = {}): TargetCookie => ({
  idAtendente: marta.id,
  pessoa: { id: ana.id, nome: ana.nome, cpf: ana.cpf },
  inicio: inMinutes(0),
  expiraEm: inMinutes(30),
  ...changed,
})

describe('Ana’s session', () => {
  it('is hers with her plan, for an hour and not a moment longer', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    expect(await browser.inRequest(readSession)).toMatchObject({
      token: 'token-2',
      pessoa: ana,
      vinculo: anasPlanLink,
      tema: null,
      alvo: null,
    })
    expect(browser.secondsOf('login')).toBe(3600)
    expect(browser.secondsOf('plano')).toBe(3600)
    vi.setSystemTime(new Date('2026-11-21T12:59:59.999Z'))
    expect(await browser.inRequest(readSession)).not.toBeNull()
    vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
    expect(await browser.inRequest(readSession)).toBeNull()
  })

  it('wears the theme of the plan that she chose, and none that another plan left', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, theme))
    expect(await browser.inRequest(readSession)).toMatchObject({ tema: theme })
    const foreign = { ...theme, plano: { id: 2, nome: 'Visão' } }
    await browser.inRequest(() => rememberPlan(anasPlanLink, foreign))
    expect(await browser.inRequest(readSession)).toMatchObject({ vinculo: anasPlanLink, tema: null })
    await browser.inRequest(() => rememberPlan(anasPlanLink, theme))
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    expect(browser.kept()).toEqual(['login', 'plano'])
  })

  it('keeps her plan when it is renewed, and says what changed', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    const before = await browser.inRequest(readSession)
    if (!before) throw new Error('nobody is signed in')
    const changed = { expiraEm: inMinutes(50), pessoa: { ...ana, nome: 'Ana B. Lima' } }
    await browser.inRequest(() => renewSession(before, changed))
    expect(await browser.inRequest(readSession)).toMatchObject({ ...changed, vinculo: anasPlanLink })
    await browser.inRequest(() => rememberPlan(anasPlanLink, theme))
    expect(['login', 'plano', 'tema'].map((name) => browser.secondsOf(name))).toEqual([3000, 3600, 3600])
    await browser.inRequest(() => renewSession(before, {}))
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: ana, expiraEm: before.expiraEm })
  })

  it('leaves nothing in the browser when she signs out', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    await browser.inRequest(closeSession)
    expect(browser.kept()).toEqual([])
  })

  it('leaves her plan behind when somebody else signs in after her', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    await browser.inRequest(() => openSession(loginOf(marta)))
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: marta, vinculo: null, alvo: null })
  })

  it('shows her no plan link of another person', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    const foreign = { ...anasPlanLink, pessoa: { id: 3, nome: 'Helena Prado' } }
    await browser.inRequest(() => rememberPlan(foreign, theme))
    expect(await browser.inRequest(readSession)).toMatchObject({ vinculo: null, tema: null })
  })
})

describe('Marta, who serves Ana,', () => {
  it('sees Ana’s plan until the serving is over', async () => {
    const browser = testBrowser()
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    expect(await browser.inRequest(readSession)).toMatchObject({
      pessoa: marta,
      alvo: anaServed(),
      vinculo: anasPlanLink,
    })
    expect(browser.secondsOf('alvo')).toBe(1800)
    vi.setSystemTime(new Date('2026-11-21T12:30:00Z'))
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: marta, alvo: null, vinculo: null })
  })

  it('serves no longer than her own session lasts', async () => {
    const browser = testBrowser()
    const login = { ...loginOf(marta), expiraEm: inMinutes(10) }
    await browser.inRequest(() => openSession(login))
    await browser.inRequest(() => rememberTarget(login, anaServed()))
    expect(browser.secondsOf('alvo')).toBe(600)
  })

  it('begins with no plan on screen, and goes back to her own view with none', async () => {
    const browser = testBrowser()
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, theme))
    await browser.inRequest(() => rememberTarget(loginOf(marta), anaServed()))
    expect(browser.kept()).toEqual(['alvo', 'login'])
    await browser.inRequest(() => rememberPlan(anasPlanLink, theme))
    await browser.inRequest(forgetTarget)
    expect(browser.kept()).toEqual(['login'])
  })

  it('serves nobody whom another attendant chose', async () => {
    const browser = testBrowser()
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberTarget(loginOf(marta), anaServed({ idAtendente: 10 })))
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: marta, alvo: null })
  })
})

it('Ana serves nobody, whatever her browser kept', async () => {
  const browser = testBrowser()
  await browser.signInAna()
  await browser.inRequest(() => rememberTarget(loginOf(ana), anaServed({ idAtendente: ana.id })))
  expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: ana, alvo: null })
})

describe('a sealed cookie', () => {
  it('reads as none when it was touched, or stands under another name', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    const login = browser.cookie('login') ?? ''
    browser.put('login', `${login.slice(0, -4)}AAAA`)
    expect(await browser.inRequest(readSession)).toBeNull()
    browser.put('login', browser.cookie('plano') ?? '')
    expect(await browser.inRequest(readSession)).toBeNull()
    browser.put('login', login)
    expect(await browser.inRequest(readSession)).not.toBeNull()
  })

  it('of another secret reads as none, and without a secret nothing is opened', async () => {
    const browser = testBrowser()
    await browser.signInAna()
    vi.stubEnv('SESSION_SECRET', 'another secret of tests, just as long')
    expect(await browser.inRequest(readSession)).toBeNull()
    vi.stubEnv('SESSION_SECRET', 'a secret that is too short')
    await expect(browser.inRequest(() => openSession(loginOf(ana)))).rejects.toThrow('SESSION_SECRET')
  })
})

describe('the plan to which Marta keeps the desk’s lists', () => {
  const hpe = { id: 1, nome: 'HPE', onboarding_plano: 1 }
  const chosen = async () => {
    const browser = testBrowser()
    await browser.inRequest(() => openSession(loginOf(marta)))
    expect(await browser.inRequest(readSession)).toMatchObject({ planoAtendimento: null })
    await browser.inRequest(() => rememberDeskPlan(loginOf(marta), hpe))
    return browser
  }

  it('is remembered for an hour, and across the person whom she serves meanwhile', async () => {
    const browser = await chosen()
    expect(browser.secondsOf('planoAtendimento')).toBe(3600)
    await browser.inRequest(() => rememberTarget(loginOf(marta), anaServed()))
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    await browser.inRequest(forgetTarget)
    expect(await browser.inRequest(readSession)).toMatchObject({ vinculo: null, planoAtendimento: hpe })
  })

  it('can be taken off, and goes with her', async () => {
    const browser = await chosen()
    await browser.inRequest(forgetDeskPlan)
    expect(await browser.inRequest(readSession)).toMatchObject({ planoAtendimento: null })
    await browser.inRequest(() => rememberDeskPlan(loginOf(marta), hpe))
    await browser.signInAna()
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: ana, planoAtendimento: null })
    await browser.inRequest(() => rememberDeskPlan(loginOf(marta), hpe))
    expect(await browser.inRequest(readSession)).toMatchObject({ planoAtendimento: null })
    await browser.inRequest(closeSession)
    expect(browser.kept()).toEqual([])
  })
})
