import { describe, expect, it } from 'vitest'
import { UnreadableTable } from '../documents/read-table/table-row.ts'
import { readKeptRows, readSent } from './reading-threads.ts'

const staying = () => new AbortController().signal
const kept = () => ({ sheet: 0, stopping: staying() })
const csvOf = (rows: number, last = 'fim') =>
  Buffer.from(`a;b\n${Array.from({ length: rows }, (_, n) => `${n};x\n`).join('')}${last};y\n`)
const tableLimits = { withinMs: 60_000, maxRows: 100_000, columns: [] }

describe('a file that somebody sent', () => {
  it('is read in a thread, and told by its first rows', async () => {
    const outcome = await readSent('tableHead', csvOf(3), { leaving: staying(), ...tableLimits })
    const head = {
      header: ['a', 'b'],
      headerFrom: 1,
      headerTo: 1,
      sheets: [],
      sheet: 0,
      countsFrom1904: false,
    }
    expect(outcome).toMatchObject({ ok: true, result: head })
  })

  it('is not read on once its sender has left, and others are read', async () => {
    const leaving = new AbortController()
    const endless = Buffer.from('a;b\n'.repeat(4_000_000))
    const reading = readSent('tableHead', endless, { leaving: leaving.signal, ...tableLimits, maxRows: 1e9 })
    setImmediate(() => leaving.abort(new Error('gone')))
    await expect(reading).rejects.toThrow('gone')
    const others = Array.from({ length: 4 }, () =>
      readSent('look', csvOf(1), { leaving: staying(), types: [] }),
    )
    for (const seen of await Promise.all(others)) expect(seen).toEqual({ mediaType: 'text/plain', pdf: null })
  })

  it('stays with its sender: its bytes are not handed over', async () => {
    const content = csvOf(3)
    await readSent('look', content, { leaving: staying(), types: [] })
    expect(content.length).toBeGreaterThan(0)
    expect(content.toString().startsWith('a;b')).toBe(true)
  })
})

describe('rows of a file that is kept', () => {
  const read = async (content: Buffer, stopping = staying()) => {
    const lines: number[] = []
    for await (const { line } of readKeptRows(content, { sheet: 0, stopping })) lines.push(line)
    return lines
  }

  it('come all, in their order, however many are told at once', async () => {
    expect(await read(csvOf(1700))).toEqual(Array.from({ length: 1702 }, (_, n) => n + 1))
  })

  it('leave their thread to the next file', async () => {
    await read(csvOf(3))
    let begun = 0
    const count = () => (begun += 1)
    process.on('worker', count)
    for (let file = 0; file < 3; file += 1) await read(csvOf(3))
    process.off('worker', count)
    expect(begun).toBe(0)
  })

  it('end with why the file cannot be read on', async () => {
    const lines: number[] = []
    const reading = async () => {
      for await (const { line } of readKeptRows(csvOf(1700, 'z'.repeat(40_000)), kept())) lines.push(line)
    }
    await expect(reading()).rejects.toThrow(UnreadableTable)
    expect(lines).toHaveLength(1500)
  })

  it('are not read on once nobody wants more, nor while a node is stopping', async () => {
    for (let times = 0; times < 3; times += 1) {
      for await (const { line } of readKeptRows(csvOf(5000), kept())) if (line === 3) break
    }
    const stopping = AbortSignal.abort(new Error('stopping'))
    await expect(read(csvOf(5000), stopping)).rejects.toThrow('stopping')
    expect(await read(csvOf(1))).toEqual([1, 2, 3])
  })
})
