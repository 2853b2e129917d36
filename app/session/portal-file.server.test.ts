import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { arquivoExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { answerByTable, inputOf, readFields, recordNumber } from './portal-file.server.ts'

const table = { ata: { answer: async (behind: string) => Response.json(behind) } }

const asked = async (path: string) => {
  const response = await answerByTable(table, path, new Request(`https://portal.example/arquivos/${path}`))
  return response && (await response.json())
}

describe('a file by its address', () => {
  it.each([
    ['ata/12', '12'],
    ['ata/4/12', '4/12'],
    ['ata/', ''],
    ['ata', ''],
  ])('is told what stands behind its word: %s', async (path, behind) => {
    expect(await asked(path)).toBe(behind)
  })

  it.each(['', 'atas', 'toString', '__proto__/x', '/ata/12'])('is none at %s', async (path) => {
    expect(await asked(path)).toBeNull()
  })
})

describe('fields that an address names', () => {
  const number = { id: recordNumber }
  const format = { formato: v.picklist(['pdf']) }
  const planAndMonth = { idPlano: recordNumber, mes: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)) }

  it('are read in turn, and the last one takes the rest', () => {
    expect(readFields(number, '12')).toEqual({ id: 12 })
    expect(readFields(format, 'pdf')).toEqual({ formato: 'pdf' })
    expect(readFields(planAndMonth, '4-2026-12')).toEqual({ idPlano: 4, mes: '2026-12' })
    expect(readFields(planAndMonth, '4/2026-12')).toEqual({ idPlano: 4, mes: '2026-12' })
    expect(readFields({}, '')).toEqual({})
  })

  it.each([
    [number, ''],
    [number, '0'],
    [number, '-1'],
    [number, '1.5'],
    [number, '1e3'],
    [number, 'x'],
    [number, '2147483648'],
    [number, '12/13'],
    [format, 'exe'],
    [planAndMonth, '4'],
    [planAndMonth, '4-'],
    [planAndMonth, '-2026-12'],
    [planAndMonth, '4-2026-12-01'],
    [{}, '1'],
  ])('are none where the address names too few or too many: %j of %s', (readers, behind) => {
    expect(readFields(readers, behind)).toBeUndefined()
  })

  it('go into the path of the call where it has them, else into its query', () => {
    expect(inputOf(arquivoExtratoDesligamento, { idPessoa: 2, idPlano: 1, versao: 3 })).toEqual({
      params: { idPessoa: 2, idPlano: 1 },
      query: { versao: 3 },
    })
  })
})
