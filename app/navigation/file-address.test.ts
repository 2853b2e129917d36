import { expect, test } from 'vitest'
import { fileHref, uploadHref, withSearch } from './file-address.ts'

test('a file is named by its word and what stands behind it', () => {
  expect(fileHref('ata', 12)).toBe('/arquivos/ata/12')
  expect(fileHref('contracheque', '2026-10')).toBe('/arquivos/contracheque/2026-10')
  expect(fileHref('termo-regime-tributacao')).toBe('/arquivos/termo-regime-tributacao')
  expect(uploadHref('imagem-tema', 'logo')).toBe('/arquivos/enviar/imagem-tema/logo')
})

test('search parameters are put behind those that are there', () => {
  const filtered = withSearch(fileHref('extrato', 'csv'), { de: '2026-01', ate: undefined })
  expect(filtered).toBe('/arquivos/extrato/csv?de=2026-01')
  expect(withSearch(filtered, { vinculo: 7 })).toBe('/arquivos/extrato/csv?de=2026-01&vinculo=7')
  expect(withSearch(filtered, { vinculo: undefined })).toBe(filtered)
})
