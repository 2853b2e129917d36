import { describe, expect, it } from 'vitest'
import { CountedProcesses } from './counted-processes.ts'
import { parsed, type Running } from './process-table.ts'

const process = (pid: number, parent: number, own: number, ended = 0): Running => ({
  pid,
  parent,
  begun: pid * 10,
  own,
  ended,
})

describe('what a part of the tests used of the processors', () => {
  it('is read from a line whose command has brackets and spaces', () => {
    const line = `42 (a (b) c) S 7 ${'0 '.repeat(9)}11 12 13 14 ${'0 '.repeat(4)}900 0`
    expect(parsed(line)).toEqual({ pid: 42, parent: 7, begun: 900, own: 23, ended: 27 })
  })

  it('counts what came from it, and nothing beside', () => {
    const counted = new CountedProcesses()
    counted.follow(2)
    counted.look([process(1, 0, 500), process(2, 1, 10), process(3, 2, 20), process(4, 1, 400)])
    expect(counted.ticks).toBe(30)
  })

  it('does not count twice what was added to the one that asked', () => {
    const counted = new CountedProcesses()
    counted.follow(2)
    counted.look([process(2, 1, 10), process(3, 2, 20), process(4, 3, 5)])
    counted.look([process(2, 1, 11, 26)])
    expect(counted.ticks).toBe(37)
    counted.look([])
    counted.rootEnded(2, 40)
    expect(counted.ticks).toBe(40)
  })

  it('keeps what nobody asked for, as of the last look', () => {
    const counted = new CountedProcesses()
    counted.follow(2)
    counted.look([process(2, 1, 10), process(3, 2, 20), process(4, 3, 30)])
    counted.look([process(2, 1, 10), process(4, 1, 31)])
    expect(counted.ticks).toBe(10 + 20 + 31)
    counted.look([process(2, 1, 10)])
    expect(counted.ticks).toBe(10 + 20 + 31)
    counted.look([])
    counted.rootEnded(2, 12)
    expect(counted.ticks).toBe(12 + 20 + 31)
  })

  it('keeps what ended together with the one that was followed, unasked for', () => {
    const counted = new CountedProcesses()
    counted.follow(2)
    counted.look([process(2, 1, 10), process(3, 2, 90)])
    counted.look([])
    counted.rootEnded(2, 10)
    expect(counted.ticks).toBe(100)
  })

  it('takes a later process with the same id for another', () => {
    const counted = new CountedProcesses()
    counted.follow(2)
    counted.look([process(2, 1, 10), process(3, 2, 20)])
    counted.look([process(2, 1, 10, 20), { ...process(3, 1, 999), begun: 7 }])
    expect(counted.ticks).toBe(30)
  })
})
