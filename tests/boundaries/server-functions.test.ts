import { describe, expect, it } from 'vitest'
import { askedCalls, sentCalls } from '#app/session/page-calls.ts'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { sourceFiles } from './source-files.ts'

const app = sourceFiles('app/**/*.{ts,tsx}').filter(({ path }) => !path.includes('.test.'))

/** Server functions that anybody may call without a session. Each one added here is a decision. */
const publicFunctions = [
  'acceptInvitation',
  'answerEmailChange',
  'requestPasswordLink',
  'requestSecurityCode',
  'createPassword',
  'currentVisit',
  'isSystemHealthy',
  'lookUpPostalCode',
  'leaveReRegistration',
  'openWithCode',
  'openedEmailChange',
  'openedInvitation',
  'passwordEntry',
  'reRegistrationEntry',
  'refuseInvitation',
  'signIn',
  'signOut',
  'keepEmailChangeLink',
  'keepInvitationLink',
  'keepPasswordLink',
  'keepSecurityCode',
]

/** Calls that `ask` and `send` make for anybody, without a session. Each one added here is a decision, too. */
const publicPageCalls = ['retornarSimuladorBeneficioPublico']

/** Calls that only read and are made by `send`: what they are asked for stands in no address. */
const askedInABody = ['filtrarPessoas', 'procurarContribuicoesAPagar', 'retornarAlcanceNotificacao']

const onPages: readonly CallName[] = [...askedCalls, ...sentCalls]
const fieldsOf = (schema: object | undefined) => (schema && 'entries' in schema ? Object(schema.entries) : {})
const callOf = (name: CallName): CallDefinition => calls[name]

describe('server functions', () => {
  it('start from a builder of the session room', () => {
    const makers = app.filter(({ text }) => /\bcreateServerFn\(/.test(text)).map(({ path }) => path)
    expect(makers).toEqual(['app/session/server-functions.ts'])
  })

  it('need a session unless they are on the public list', () => {
    const found = app.flatMap(({ text }) =>
      Array.from(text.matchAll(/export const (\w+) = public(?:Query|Command)\s*\./g), ([, name]) => name),
    )
    expect(found.toSorted()).toEqual(publicFunctions.toSorted())
  })

  it('are never returned by a function, which would ship their body to the browser', () => {
    const builders =
      /(person|participant|attendant|public|reRegistration|call)(Query|Command)\s*(\.validator|\.handler)/g
    for (const { path, text } of app) {
      for (const { index } of text.matchAll(builders)) {
        const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
        expect(line, path).toMatch(/^(export )?const \w+ = $/)
      }
    }
  })
})

describe('calls that pages make as they are', () => {
  it('are told once each, in order', () => {
    expect(askedCalls).toEqual([...new Set(askedCalls)].toSorted())
    expect(sentCalls).toEqual([...new Set(sentCalls)].toSorted())
  })

  it('are made by a page: the server passes on no other', () => {
    const made = (way: string) => {
      const asked = new RegExp(`\\b${way}\\(\\s*'(\\w+)'`, 'g')
      return new Set(app.flatMap(({ text }) => Array.from(text.matchAll(asked), ([, name]) => name)))
    }
    expect(askedCalls.filter((name) => !made('ask(?:Now)?').has(name))).toEqual([])
    expect(sentCalls.filter((name) => !made('send').has(name))).toEqual([])
  })

  it('need a session unless they are on the public list', () => {
    const open = onPages.filter((name) => callOf(name).access.kind === 'public')
    expect(open).toEqual(publicPageCalls)
  })

  it('answer data, and take nothing but data', () => {
    const others = onPages.filter((name) => {
      const { answer, upload, raw, method, params, query } = callOf(name)
      return !answer || upload || raw || (method === 'POST' && (params || query))
    })
    expect(others).toEqual([])
  })

  it('are asked where they read, and sent where they write', () => {
    expect(askedCalls.filter((name) => callOf(name).method !== 'GET')).toEqual([])
    expect(sentCalls.filter((name) => callOf(name).method === 'GET')).toEqual(askedInABody)
  })

  it('answer nothing that stays on the server', () => {
    const kept = ['token', 'aparelho']
    const telling = onPages.filter((name) => {
      const fields = fieldsOf(callOf(name).answer)
      return kept.some((field) => field in fields)
    })
    expect(telling).toEqual([])
  })

  it('name nothing twice, in the path and beside it', () => {
    const twice = onPages.filter((name) => {
      const { params, query } = callOf(name)
      return Object.keys(fieldsOf(query)).some((field) => field in fieldsOf(params))
    })
    expect(twice).toEqual([])
  })
})
