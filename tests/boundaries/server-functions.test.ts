import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const app = sourceFiles('app/**/*.{ts,tsx}').filter(({ path }) => !path.includes('.test.'))

/** Server functions that anybody may call without a session. Each one added here is a decision. */
const publicFunctions = [
  'acceptInvitation',
  'answerEmailChange',
  'askPasswordLink',
  'askSecurityCode',
  'createPassword',
  'currentVisit',
  'isSystemWell',
  'lookUpPostalCode',
  'leaveReRegistration',
  'openWithCode',
  'openedEmailChange',
  'openedInvitation',
  'publicBenefitSimulator',
  'passwordEntry',
  'reRegistrationEntry',
  'refuseInvitation',
  'signIn',
  'signOut',
  'takeEmailChange',
  'takeInvitation',
  'takePasswordLink',
  'takeSecurityCode',
]

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
      /(person|participant|attendant|public|reRegistration)(Query|Command)\s*(\.validator|\.handler)/g
    for (const { path, text } of app) {
      for (const { index } of text.matchAll(builders)) {
        const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
        expect(line, path).toMatch(/^(export )?const \w+ = $/)
      }
    }
  })
})
