import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answerByTable, nothingElse, type PortalFile, recordNumber } from './portal-file.server.ts'

/** Tells which one it was asked for. */
const telling = <Which>(which: PortalFile<Which>['which']): PortalFile<Which> => ({
  which,
  answer: async (asked) => Response.json(asked === undefined ? 'none' : (asked ?? 'nothing else')),
})

const table = {
  ata: telling(recordNumber),
  extrato: telling(v.picklist(['pdf'])),
  termo: telling(nothingElse),
}

const asked = async (path: string) => {
  const response = await answerByTable(table, path, new Request(`https://portal.example/arquivos/${path}`))
  return response && (await response.json())
}

describe('a file by its address', () => {
  it('is told which one the address names', async () => {
    expect(await asked('ata/12')).toBe(12)
    expect(await asked('extrato/pdf')).toBe('pdf')
    expect(await asked('termo')).toBe('nothing else')
  })

  it.each([
    'ata',
    'ata/0',
    'ata/-1',
    'ata/1.5',
    'ata/1e3',
    'ata/x',
    'ata/2147483648',
    'ata/12/13',
    'extrato/exe',
    'termo/1',
  ])('says by itself that %s names none', async (path) => expect(await asked(path)).toBe('none'))

  it.each(['', 'atas', 'toString', '__proto__/x', '/ata/12'])('is none at %s', async (path) => {
    expect(await asked(path)).toBeNull()
  })
})
