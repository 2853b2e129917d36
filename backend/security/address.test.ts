import { describe, expect, it } from 'vitest'
import { networkOf } from './address.ts'

describe('a network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['::ffff:cb00:714d', '203.0.113.*'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::*'],
    ['2001:db8::1', '2001:db8::*'],
    ['2001:db8:0:1::5', '2001:db8::*'],
    ['2001:0DB8:0000:0001:0:0:0:5', '2001:db8::*'],
    ['2001:0:85a3::1', '2001:0:85a3::*'],
    ['fe80::1%eth0', 'fe80::*'],
    ['::1', '::*'],
    ['nonsense', '::*'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
