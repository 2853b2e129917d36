import { setTimeout as wait } from 'node:timers/promises'
import { csvOf } from '#backend/testing/invented-rows.ts'
import {
  aplicarImportacao,
  conferirImportacao,
  enviarArquivoImportacao,
  retornarImportacao,
} from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { Fund } from './fund.ts'

/** A job is looked for so often, milliseconds. */
const PAUSE_MS = 5
/** Real time: a job whose node was killed comes back with the heartbeat that is missed. */
const TIMEOUT_MS = 120_000

/** Sends a sheet, has it checked and applied, as Marta does. @returns how many rows were refused */
export async function bringSheet(
  fund: Fund,
  tipo: ImportKindId,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const sent = await fund.as('marta', enviarArquivoImportacao, {
    params: { tipo },
    file: { field: 'arquivo', content: Buffer.from(csvOf(rows)), name: 'planilha.csv' },
  })
  const { id } = sent.answer
  await settled(fund, tipo, id)
  const { colunas } = await read(fund, tipo, id)
  await fund.as('marta', conferirImportacao, { body: { tipo, idImportacao: id, colunas } })
  const { linhas } = await settled(fund, tipo, id)
  if (linhas.novas + linhas.alteradas > 0) {
    const body = { tipo, idImportacao: id, novas: linhas.novas, alteradas: linhas.alteradas }
    await fund.as('marta', aplicarImportacao, { body })
    await settled(fund, tipo, id)
  }
  if (linhas.recusadas > 0) await noteRefusals(fund, tipo, id)
  return linhas.recusadas
}

async function read(fund: Fund, tipo: ImportKindId, idImportacao: number) {
  return (await fund.as('marta', retornarImportacao, { params: { tipo, idImportacao } })).answer
}

async function settled(fund: Fund, tipo: ImportKindId, id: number) {
  for (let waited = 0; waited < TIMEOUT_MS; waited += PAUSE_MS) {
    const found = await read(fund, tipo, id)
    if (found.falha !== null) throw new Error(`the import ${id} of ${tipo} failed: ${found.falha}`)
    if (!found.situacao.endsWith('ndo')) return found
    await wait(PAUSE_MS)
  }
  throw new Error(`the import ${id} of ${tipo} never ended`)
}

async function noteRefusals(fund: Fund, tipo: ImportKindId, id: number): Promise<void> {
  const { recusas } = await read(fund, tipo, id)
  for (const { codigo, linhas } of recusas) {
    const name = `sheet ${tipo}: ${codigo}`
    fund.acts.set(name, (fund.acts.get(name) ?? 0) + linhas)
  }
}
