import { DEMO_PASSWORD } from '#backend/demo/people.ts'

/** People of the demonstration whose calls are measured. */
export const visitors = { helena: '86288366757', marta: '16899535009' } as const

/** An answer that is no answer to what was asked. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, path: string) {
    super(`${path} answered ${status}`)
    this.status = status
  }
}

/** Somebody who is signed in at the API. */
export type Caller = {
  personId: number
  /** Header by which the API knows who asks. */
  authorization: string
  /** @throws Refused for anything but success */
  get: (path: string) => Promise<unknown>
  /** The answer itself, whatever it says. */
  ask: (path: string) => Promise<Response>
  /** Sends a file. @returns the status of the answer */
  send: (path: string, content: Buffer) => Promise<number>
}

/** Opens a session. `address`: from where, where it should count as somewhere else than this machine. @throws Refused */
export async function signIn(apiUrl: string, cpf: string, address?: string): Promise<Caller> {
  const path = '/autenticar'
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address ? { 'x-forwarded-for': address } : {}) },
    body: JSON.stringify({ cpf, senha: DEMO_PASSWORD }),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Refused(response.status, path)
  }
  const { token, pessoa } = (await response.json()) as { token: string; pessoa: { id: number } }
  const authorization = `Bearer ${token}`
  const ask = (path: string) => fetch(`${apiUrl}${path}`, { headers: { authorization } })
  const get = async (path: string): Promise<unknown> => {
    const response = await ask(path)
    if (!response.ok) {
      await response.body?.cancel()
      throw new Refused(response.status, path)
    }
    return response.json()
  }
  const send = async (path: string, content: Buffer): Promise<number> => {
    const body = new FormData()
    body.set('arquivo', new Blob([new Uint8Array(content)]), 'arquivo')
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { authorization },
      body,
    })
    await response.body?.cancel()
    return response.status
  }
  return { personId: pessoa.id, authorization, get, ask, send }
}

/** The cookies of a person who signed in at the portal. @throws Refused */
export async function portalCookie(portalUrl: string, cpf: string): Promise<string> {
  const response = await fetch(`${portalUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: portalUrl },
    body: new URLSearchParams({ cpf, senha: DEMO_PASSWORD }),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const session = cookies.filter((cookie) => !cookie.endsWith('='))
  if (session.length === 0) throw new Refused(response.status, '/login')
  return session.join('; ')
}
