import { describe, expect, it } from 'vitest'
import { adminActions, reRegistrationObstacle } from './admin-actions.ts'

describe('adminActions', () => {
  it.each([1, 2, 4] as const)('status %i: code for all, restart for administrators', (status) => {
    expect(adminActions({ status, level: 1 })).toEqual({
      changeEmail: true,
      generateCode: true,
      restart: false,
    })
    expect(adminActions({ status, level: 2 })).toEqual({
      changeEmail: true,
      generateCode: true,
      restart: false,
    })
    expect(adminActions({ status, level: 3 })).toEqual({
      changeEmail: true,
      generateCode: true,
      restart: true,
    })
  })

  it.each([3, 5, 6, null, undefined] as const)('status %s: only the e-mail', (status) => {
    expect(adminActions({ status, level: 3 })).toEqual({
      changeEmail: true,
      generateCode: false,
      restart: false,
    })
  })
})

it.each([
  [undefined, 'not-asked'],
  [1, null],
  [3, 'sent'],
  [4, null],
  [5, 'over'],
  [6, 'over'],
] as const)('status %s: what stands in the way is %s', (status, obstacle) => {
  expect(reRegistrationObstacle(status)).toBe(obstacle)
})
