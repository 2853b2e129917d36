import { expect, it } from 'vitest'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { columnNames } from './imports.text.ts'

it('every column of every sheet has a name', () => {
  const ids = Object.values(importColumns).flatMap((columns) => columns.map(({ id }) => id))
  expect(ids.filter((id) => !(id in columnNames))).toEqual([])
})
