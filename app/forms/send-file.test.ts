import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOf } from '#app/api/problem.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { sendFile } from './send-file.ts'
import { uploadText } from './upload.text.ts'

/** A request that is answered by hand, as the browser would answer it. */
class RequestByHand extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  opened: string[] = []
  headers = new Map<string, string>()
  sent: FormData | null = null
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
}

let request: RequestByHand

beforeEach(() => {
  request = new RequestByHand()
  vi.stubGlobal('XMLHttpRequest', function XMLHttpRequest() {
    return request
  })
})
afterEach(() => vi.unstubAllGlobals())

const bill = new File(['%PDF-1.7'], 'conta-de-luz.pdf')

function begin(controller = new AbortController()) {
  const shares: number[] = []
  const sending = {
    key: 'a key',
    onProgress: (share: number) => shares.push(share),
    signal: controller.signal,
  }
  const send = sendFile(uploadHref('comprovante-endereco'), v.object({ id: v.string() }))
  return { shares, controller, outcome: send(bill, sending).catch(problemOf) }
}

describe('Ana’s bill on its way', () => {
  it('goes to its address under its key, says how far it has come, and gives the answer', async () => {
    const { shares, outcome } = begin()
    expect(request.opened).toEqual(['POST', '/arquivos/enviar/comprovante-endereco'])
    expect(request.headers.get('idempotency-key')).toBe('a key')
    expect(request.sent?.get('arquivo')).toMatchObject({ name: 'conta-de-luz.pdf' })
    request.progress(0, 0)
    request.progress(2, 8)
    request.upload.dispatchEvent(new Event('load'))
    expect(shares).toEqual([0, 0.25, 1])
    request.answer(200, { id: 'a' })
    expect(await outcome).toEqual({ id: 'a' })
  })

  it('stops when she does not want it any more', async () => {
    const { controller, outcome } = begin()
    controller.abort()
    expect(await outcome).toEqual({ kind: 'unavailable', detail: uploadText.cancelled })
  })

  it('is not even sent when she changed her mind before', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await begin(controller).outcome).toEqual({ kind: 'unavailable', detail: uploadText.cancelled })
    expect(request.sent).toBeNull()
  })

  it('may be sent again when the line breaks', async () => {
    const { outcome } = begin()
    request.dispatchEvent(new Event('error'))
    expect(await outcome).toEqual({ kind: 'unavailable', detail: uploadText.lineBroke })
  })
})

describe('a file that is not taken', () => {
  it('is refused in the words of the portal', async () => {
    const { outcome } = begin()
    const problem = {
      kind: 'invalid',
      detail: 'Há dados a corrigir.',
      fields: { arquivo: 'Está protegido.' },
    }
    request.answer(422, problem)
    expect(await outcome).toEqual(problem)
  })

  it.each([
    [413, '<html>', { kind: 'invalid', detail: uploadText.tooLarge, fields: {} }],
    [500, '<html>', { kind: 'unavailable', detail: uploadText.lineBroke }],
    [502, '', { kind: 'unavailable', detail: uploadText.lineBroke }],
    [499, '', { kind: 'unexpected', detail: uploadText.refused, requestId: '' }],
    [200, { other: true }, { kind: 'unexpected', detail: uploadText.refused, requestId: '' }],
    [201, { id: 'a' }, { kind: 'unexpected', detail: uploadText.refused, requestId: '' }],
  ])('with %i and %j by what stands before the portal is told so', async (status, body, problem) => {
    const { outcome } = begin()
    request.answer(status, body)
    expect(await outcome).toEqual(problem)
  })
})
