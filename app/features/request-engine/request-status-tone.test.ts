import { expect, it } from 'vitest'
import { requestStatuses } from '#domain/requests/request-status.ts'
import { requestStatusTone } from './request-status-tone.ts'

it('gives every status its tone, and an unknown one a neutral one', () => {
  expect(requestStatuses.map(requestStatusTone)).toEqual([
    'info',
    'info',
    'warning',
    'neutral',
    'success',
    'danger',
    'neutral',
    'success',
    'neutral',
  ])
  expect(requestStatusTone(42)).toBe('neutral')
})
