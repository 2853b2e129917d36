import { expect, vi } from 'vitest'
import type { CallAnswer } from '#contract/call-types.ts'
import {
  aplicarImportacao,
  conferirImportacao,
  desfazerImportacao,
  enviarArquivoImportacao,
  retornarImportacao,
} from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { TestApi } from './test-api.ts'

/** Sends, checks, applies and undoes sheets of a kind with somebody's token, waiting for the jobs. */
export function importing(test: Pick<TestApi, 'call'>, tipo: ImportKindId, token: () => string) {
  const read = async (idImportacao: number) =>
    (await test.call(retornarImportacao, { token: token(), params: { tipo, idImportacao } })).answer
  const settled = async (id: number): Promise<CallAnswer<typeof retornarImportacao>> =>
    vi.waitFor(
      async () => {
        const found = await read(id)
        expect(found.falha !== null || !found.situacao.endsWith('ndo')).toBe(true)
        return found
      },
      { timeout: 120_000, interval: 50 },
    )
  const send = (content: string | Buffer, name = 'planilha.csv') =>
    test.call(enviarArquivoImportacao, {
      token: token(),
      params: { tipo },
      file: { field: 'arquivo', content: Buffer.from(content), name },
    })
  const check = async (id: number, columns?: Record<string, number | null>) => {
    const colunas = columns ?? (await read(id)).colunas
    const asked = await test.call(conferirImportacao, {
      token: token(),
      body: { tipo, idImportacao: id, colunas },
    })
    return asked.status === 200 ? settled(id) : asked
  }
  return {
    read,
    send,
    settled,
    /** Sends and checks. */
    prepare: async (content: string | Buffer) => {
      const { id } = (await send(content)).answer
      await check(id)
      return read(id)
    },
    check: async (id: number) => {
      await check(id)
      return read(id)
    },
    apply: async (id: number) => {
      const { linhas } = await read(id)
      const body = { tipo, idImportacao: id, novas: linhas.novas, alteradas: linhas.alteradas }
      const asked = await test.call(aplicarImportacao, { token: token(), body })
      expect(asked.status).toBe(200)
      return settled(id)
    },
    undo: async (id: number) => {
      const asked = await test.call(desfazerImportacao, { token: token(), body: { tipo, idImportacao: id } })
      expect(asked.status).toBe(200)
      return settled(id)
    },
  }
}
