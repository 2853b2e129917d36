import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { problemText } from '#app/api/problem.text.ts'
import { answerByTable } from '#app/session/portal-file.server.ts'
import {
  ana,
  anasPlanLink,
  inMinutes,
  loginOf,
  marta,
  startPortalServer,
} from '#app/session/portal-request.fixtures.ts'
import { storeReRegistration } from '#app/session/re-registration-session.server.ts'
import { openSession, rememberPlan } from '#app/session/session.server.ts'
import { downloads } from './-downloads.server.ts'
import { uploads } from './-uploads.server.ts'

const { api, browser } = await startPortalServer()

const uuid = '0a1b2c3d-0a1b-4c3d-8e9f-0a1b2c3d4e5f'

/** Authorization headers of the requests to the API, in order. */
let askedBy: (string | undefined)[] = []

function answerPdf(): void {
  askedBy = []
  api.answer((request, response) => {
    askedBy.push(request.headers.authorization)
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="documento.pdf"',
        'set-cookie': 'a=b',
      })
      .end('%PDF-1.7')
  })
}

function answerProblem(status: number, detail: string): void {
  const problem = { type: 'a', title: 'a', status, detail, instance: 'a', codigo: 'conflito' }
  api.answer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem)),
  )
}

async function fetchFile(path: string): Promise<Response> {
  const request = new Request(`https://portal.example/arquivos/${path}`)
  const word = path.replace(/\?.*$/, '')
  const answer = await browser.inRequest((sent) => answerByTable(downloads, word, sent), request)
  if (!answer) throw new Error('there is no such file')
  return answer
}

const ofHerLink = `idVinculo=${anasPlanLink.id}`

describe('a file that Ana asks for', () => {
  it.each([
    ['ata/7?vinculo=5', `/arquivoAta/2/1/7?${ofHerLink}`],
    ['boleto/7?vinculo=5', `/arquivoBoleto/2/1/7?${ofHerLink}`],
    ['comprovante-rendimentos/2025?vinculo=5', `/arquivoComprovanteRendimentos/2/1/2025?${ofHerLink}`],
    ['contracheque/2026-10?vinculo=5', `/arquivoContracheque/2/1/2026-10?${ofHerLink}`],
    ['declaracao/7?vinculo=5', `/arquivoDeclaracao/2/1/7?${ofHerLink}`],
    [
      'demonstrativo-contribuicoes/2025?vinculo=5',
      `/arquivoDemonstrativoContribuicoes/2/1/2025?${ofHerLink}`,
    ],
    [`documento/${uuid}`, `/arquivoDocumentoSolicitacao/${uuid}`],
    ['extrato/csv?vinculo=5', `/arquivoExtrato/2/1/csv?${ofHerLink}`],
    [
      'extrato/pdf?vinculo=5&de=2026-01&ate=2026-03&idPerfil=2',
      `/arquivoExtrato/2/1/pdf?de=2026-01&ate=2026-03&idPerfil=2&${ofHerLink}`,
    ],
    ['meus-dados/json?vinculo=5', '/arquivoMeusDados/2/json'],
    ['solicitacao/7', '/arquivoComprovanteSolicitacao/7'],
    ['termo-regime-tributacao?vinculo=5', `/arquivoTermoRegime/2/1?${ofHerLink}`],
  ])('%s comes from the API as hers', async (path, asked) => {
    await browser.signInAna()
    answerPdf()
    const answer = await fetchFile(path)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7'])
    expect(api.asked).toEqual([`GET ${asked}`])
    expect(askedBy).toEqual(['Bearer token-2'])
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="documento.pdf"',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['ata/7', '/services/atas'],
    ['boleto/7', '/services/gerar-contribuicao?contribuicao=7'],
    ['boleto', '/services/gerar-contribuicao'],
    ['comprovante-rendimentos/2025', '/services/report-income?ano=2025'],
    ['comprovante-rendimentos', '/services/report-income'],
    ['contracheque/2026-10', '/services/contracheque?competencia=2026-10'],
    ['contracheque', '/services/contracheque'],
    ['meus-dados/pdf', '/perfil/privacidade'],
    ['solicitacao/7', '/services/requests'],
  ])('%s leads her to sign in and then to its page when her session is over', async (path, back) => {
    answerPdf()
    const answer = await fetchFile(`${path}?vinculo=5`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/login?${new URLSearchParams({ voltar: back, motivo: 'sessao' })}`,
    ])
    expect(api.asked).toEqual([])
  })

  it('leads her to sign in when the API knows her token no more', async () => {
    await browser.signInAna()
    answerProblem(401, 'Entre de novo.')
    const answer = await fetchFile('boleto/7?vinculo=5')
    expect(answer.headers.get('location')).toMatch(/^\/login\?/)
  })

  it.each(['ata/7', 'declaracao/7', 'extrato/csv', 'contracheque/2026-10', 'meus-dados/pdf'])(
    '%s is refused when another plan was chosen in another tab, or the address names none',
    async (path) => {
      await browser.signInAna()
      answerPdf()
      for (const search of ['?vinculo=6', '']) {
        const answer = await fetchFile(path + search)
        expect(answer.status).toBe(409)
        expect(await answer.text()).toContain('O plano foi trocado em outra aba.')
      }
      expect(api.asked).toEqual([])
    },
  )

  it.each([
    'ata/x',
    'boleto/0',
    'extrato/docx',
    'extrato/pdf?vinculo=5&de=ontem',
    'contracheque/2026-13',
    'solicitacao/-1',
    'documento',
  ])('%s names none, and the API is not asked', async (path) => {
    await browser.signInAna()
    answerPdf()
    const answer = await fetchFile(path.includes('?') ? path : `${path}?vinculo=5`)
    expect([answer.status, api.asked]).toEqual([404, []])
  })

  it.each([
    [403, 403],
    [404, 404],
    [409, 409],
    [422, 404],
    [429, 429],
    [500, 503],
    [503, 503],
  ])('is refused on a page, in the words of the API where it has any: %i as %i', async (status, shown) => {
    await browser.signInAna()
    answerProblem(status, 'Este boleto foi cancelado.')
    const answer = await fetchFile('boleto/7?vinculo=5')
    expect(answer.status).toBe(shown)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(
      status === 500 ? problemText.unexpected : 'Este boleto foi cancelado.',
    )
  })

  it('is told its length, but not the length that it had while it was packed', async () => {
    await browser.signInAna()
    api.answer((_, response) => response.writeHead(200, { 'content-length': 8 }).end('%PDF-1.7'))
    expect((await fetchFile('boleto/7?vinculo=5')).headers.get('content-length')).toBe('8')
    const packed = gzipSync('%PDF-1.7')
    api.answer((_, response) =>
      response.writeHead(200, { 'content-length': packed.length, 'content-encoding': 'gzip' }).end(packed),
    )
    const unpacked = await fetchFile('boleto/7?vinculo=5')
    expect([unpacked.headers.get('content-length'), await unpacked.text()]).toEqual([null, '%PDF-1.7'])
  })
})

describe('a file that Marta asks for', () => {
  it('is Ana’s while she serves her in Ana’s plan, and none of a plan while she serves nobody', async () => {
    await browser.inRequest(() => openSession(loginOf(marta)))
    answerPdf()
    expect((await fetchFile('boleto/7?vinculo=5')).status).toBe(404)
    expect(api.asked).toEqual([])
    expect((await fetchFile('solicitacao/7')).status).toBe(200)
    expect(askedBy).toEqual(['Bearer token-9'])
  })
})

describe('the proof of residence in a form', () => {
  it('is shown to Ana, as whatever it is', async () => {
    await browser.signInAna()
    answerPdf()
    const answer = await fetchFile(`comprovante-endereco/${uuid}`)
    expect(api.asked).toEqual([`GET /arquivoComprovanteEndereco/2/${uuid}`])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    api.answer((_, response) => response.end('?'))
    const unknown = await fetchFile(`comprovante-endereco/${uuid}`)
    expect(unknown.headers.get('content-type')).toBe('application/octet-stream')
  })

  it('is Ana’s for Marta while she serves her, and her own while she serves nobody', async () => {
    answerPdf()
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    await fetchFile(`comprovante-endereco/${uuid}`)
    await browser.inRequest(() => openSession(loginOf(marta)))
    await fetchFile(`comprovante-endereco/${uuid}`)
    expect(api.asked).toEqual([2, 9].map((id) => `GET /arquivoComprovanteEndereco/${id}/${uuid}`))
  })

  it('is not there without a session or a name, nor when the API has none; a silent API is said', async () => {
    answerPdf()
    expect((await fetchFile(`comprovante-endereco/${uuid}`)).status).toBe(404)
    await browser.signInAna()
    expect((await fetchFile('comprovante-endereco/7')).status).toBe(404)
    expect(api.asked).toEqual([])
    answerProblem(404, 'Não há.')
    expect((await fetchFile(`comprovante-endereco/${uuid}`)).status).toBe(404)
    answerProblem(503, 'Sem resposta.')
    expect((await fetchFile(`comprovante-endereco/${uuid}`)).status).toBe(503)
  })
})

describe('the receipt of a re-registration', () => {
  it('is for who has its token, and everybody else goes to its page', async () => {
    answerPdf()
    expect((await fetchFile('recadastramento/7')).status).toBe(404)
    await browser.signInAna()
    expect((await fetchFile('recadastramento')).headers.get('location')).toBe('/recadastramento')
    expect(api.asked).toEqual([])
    await browser.inRequest(() => storeReRegistration({ token: 'of-a-code', expiraEm: inMinutes(30) }))
    expect((await fetchFile('recadastramento')).status).toBe(200)
    expect(askedBy).toEqual(['Bearer of-a-code'])
  })
})

describe('a file that Ana sends', () => {
  const sent = { id: uuid, tipo: 'application/pdf', bytes: 8 }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const form = new FormData()
    form.set('arquivo', new Blob(['%PDF-1.7']), 'conta-de-luz.pdf')
    const request = new Request(`https://portal.example/arquivos/enviar/${path}`, {
      method: 'POST',
      body: form,
      headers: { 'idempotency-key': 'a key' },
      ...init,
    })
    const word = path.replace(/\?.*$/, '')
    const answer = await browser.inRequest(() => answerByTable(uploads, word, request), undefined)
    if (!answer) throw new Error('no file is taken there')
    return answer
  }

  function takeFiles(): void {
    askedBy = []
    api.answer((request, response) => {
      askedBy.push(request.headers.authorization)
      request.resume()
      request.on('end', () => response.end(JSON.stringify(sent)))
    })
  }

  it.each([
    ['comprovante-endereco', '/enviarComprovanteEndereco/2'],
    ['comprovante-residencia?vinculo=5', `/enviarComprovanteResidencia/2/1?${ofHerLink}`],
    ['documento-dependente?vinculo=5', `/enviarDocumentoDependente/2/1?${ofHerLink}`],
    ['documento-beneficio/identidade?vinculo=5', `/enviarDocumentoBeneficio/2/1/identidade?${ofHerLink}`],
    ['laudo-medico?vinculo=5', `/enviarLaudoMedico/2/1?${ofHerLink}`],
  ])('%s goes to the API as hers', async (path, asked) => {
    await browser.signInAna()
    takeFiles()
    const answer = await send(path)
    expect([answer.status, await answer.json()]).toEqual([200, sent])
    expect([api.asked, askedBy]).toEqual([[`POST ${asked}`], ['Bearer token-2']])
  })

  it('goes in Ana’s name while Marta serves her, and carries Marta’s token', async () => {
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    takeFiles()
    expect((await send('comprovante-endereco')).status).toBe(200)
    expect([api.asked, askedBy]).toEqual([['POST /enviarComprovanteEndereco/2'], ['Bearer token-9']])
  })

  it('is taken in no other plan than the one on her screen', async () => {
    await browser.signInAna()
    takeFiles()
    for (const path of ['comprovante-residencia?vinculo=6', 'comprovante-residencia']) {
      expect((await send(path)).status).toBe(409)
    }
    await browser.inRequest(() => openSession(loginOf(ana)))
    expect((await send('comprovante-residencia?vinculo=5')).status).toBe(404)
    expect(api.asked).toEqual([])
  })

  it('is a file in a form, or the API does not hear of it', async () => {
    await browser.signInAna()
    takeFiles()
    const headers = { 'content-type': 'application/json' }
    expect((await send('comprovante-endereco', { headers, body: '{}' })).status).toBe(422)
    expect(
      (
        await send('comprovante-endereco', {
          headers: { 'content-type': 'multipart/form-data;boundary=b' },
          body: null,
        })
      ).status,
    ).toBe(422)
    expect(api.asked).toEqual([])
  })

  it.each([
    [401, 401],
    [403, 403],
    [404, 404],
    [409, 409],
    [422, 422],
    [429, 429],
    [500, 500],
    [503, 503],
  ])('is refused as the API refuses it: %i as %i', async (status, told) => {
    await browser.signInAna()
    answerProblem(status, 'Este PDF está protegido.')
    const answer = await send('comprovante-endereco')
    expect(answer.status).toBe(told)
    expect(await answer.json()).toMatchObject({
      detail: status === 500 ? problemText.unexpected : 'Este PDF está protegido.',
    })
    expect(browser.kept()).toEqual(status === 401 ? [] : ['login', 'plano'])
  })

  it('needs a session', async () => {
    takeFiles()
    expect([(await send('comprovante-endereco')).status, api.asked]).toEqual([401, []])
  })

  it('is, of an image, for a use that there is', async () => {
    await browser.inRequest(() => openSession(loginOf(marta)))
    takeFiles()
    expect([(await send('imagem-tema/capa')).status, api.asked]).toEqual([404, []])
  })

  it('is, of a re-registration, for who has its token and for a proof that there is', async () => {
    takeFiles()
    expect((await send('recadastramento/comprovante-residencia')).status).toBe(401)
    await browser.inRequest(() => storeReRegistration({ token: 'of-a-code', expiraEm: inMinutes(30) }))
    expect((await send('recadastramento/passaporte')).status).toBe(404)
    expect(api.asked).toEqual([])
    await send('recadastramento/comprovante-residencia')
    expect(askedBy).toEqual(['Bearer of-a-code'])
  })
})
