import { describe, expect, it } from 'vitest'
import { startPortalServer } from '#app/session/portal-request.fixtures.ts'
import { sendExportedFile } from './exported-file.server.ts'
import { exportedFileHref, isExportedFileId } from './exported-file.ts'
import { exportsText } from './exports.text.ts'

const id = '5f2b8c1e-7a34-4d0b-9a55-3f6f2d9d8c11'

const { api, browser } = await startPortalServer()

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

describe('an exported spreadsheet', () => {
  const send = (idArquivo: string) => browser.inRequest(() => sendExportedFile(idArquivo))

  it('comes from the API for who is signed in', async () => {
    api.answer((_, response) => response.end('a;b'))
    expect((await send(id)).headers.get('location')).toMatch(/^\/login\?/)
    await browser.signInAna()
    const answer = await send(id)
    expect([answer.status, await answer.text(), api.asked]).toEqual([
      200,
      'a;b',
      [`GET /arquivoExportado/${id}`],
    ])
  })

  it.each([404, 422])('that the API does not give, %i, has to be exported anew', async (status) => {
    await browser.signInAna()
    api.answer((_, response) => response.writeHead(status).end('{}'))
    const answer = await send(id)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(exportsText.gone)])
  })

  it('may still be there when the API does not answer; what names none is never asked for', async () => {
    await browser.signInAna()
    api.answer((_, response) => response.writeHead(503).end('{}'))
    expect((await send(id)).status).toBe(503)
    api.answer((_, response) => response.end('a;b'))
    expect([(await send('7')).status, api.asked]).toEqual([404, []])
  })
})
