import { describe, expect, it } from 'vitest'
import { exportedFileHref, isExportedFileId } from './exported-file.ts'

const id = '5f2b8c1e-7a34-4d0b-9a55-3f6f2d9d8c11'

describe('exportedFileHref', () => {
  it('leads through the portal, whatever stands before the id', () => {
    expect(exportedFileHref(`/arquivoExportado/${id}`)).toBe(`/requisicoes-exportadas/${id}`)
    expect(exportedFileHref(`https://api.exemplo.com.br/arquivoExportado/${id}?v=1`)).toBe(
      `/requisicoes-exportadas/${id}`,
    )
  })

  it('refuses a link that names no file', () => {
    expect(() => exportedFileHref('//exemplo.com.br/x')).toThrow(RangeError)
    expect(isExportedFileId('../login')).toBe(false)
  })
})
