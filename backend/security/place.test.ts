import { describe, expect, it } from 'vitest'
import { placeOfAddress, placeOfSession } from './place.ts'

const isOnePlace = (one: string, other: string) => placeOfAddress(one).hash === placeOfAddress(other).hash

describe('a place', () => {
  it.each([
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['203.0.113.7', '::ffff:cb00:7107'],
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:db8:0:0:5::'],
    ['2001:db8::', '2001:0db8:0000:0000:1:2:3:4'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
  ])('of %s is that of %s', (one, other) => expect(isOnePlace(one, other)).toBe(true))

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['::1', '1::'],
  ])('of %s is not that of %s', (one, other) => expect(isOnePlace(one, other)).toBe(false))

  it('does not tell the address, and a session is one without a network', () => {
    expect(placeOfAddress('203.0.113.7')).toEqual({
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      network: { name: '203.0.113.*', hash: expect.stringMatching(/^[\da-f]{64}$/) },
      deviceId: null,
    })
    expect(placeOfSession(1)).toEqual({
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      network: null,
      deviceId: null,
    })
    expect(placeOfSession(1).hash).not.toBe(placeOfSession(2).hash)
  })
})
