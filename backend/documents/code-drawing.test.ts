import { describe, expect, it } from 'vitest'
import { barCodeDrawing, qrCodeDrawing } from './code-drawing.ts'

/** Widths of five bars (or spaces) of a digit in interleaved 2 of 5: a two is wide. */
const DIGITS = ['11221', '21112', '12112', '22111', '11212', '21211', '12211', '11122', '21121', '12121']

function readBack(path: string): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v/g)].map((found) => ({
    x: Number(found[1]),
    width: Number(found[2]),
  }))
  const widths = bars.flatMap((bar, index) => {
    const next = bars[index + 1]
    return next ? [bar.width, next.x - bar.x - bar.width] : [bar.width]
  })
  const inner = widths.slice(4, -3).map((width) => (width === 1 ? '1' : '2'))
  let read = ''
  for (let at = 0; at < inner.length; at += 10) {
    const pair = inner.slice(at, at + 10)
    read += DIGITS.indexOf(pair.filter((_, index) => index % 2 === 0).join(''))
    read += DIGITS.indexOf(pair.filter((_, index) => index % 2 === 1).join(''))
  }
  return read
}

describe('barCodeDrawing', () => {
  it('draws bars that read back as the digits', async () => {
    const digits = '34191790010104351004791020150008291070026000'
    expect(readBack((await barCodeDrawing(digits)).path)).toBe(digits)
  })

  it('leaves the quiet zone that readers need', async () => {
    const { path, viewWidth } = await barCodeDrawing('1234')
    const last = [...path.matchAll(/M(\d+) 0h(\d+)/g)].at(-1)
    expect(path.startsWith('M10 ')).toBe(true)
    expect(viewWidth - Number(last?.[1]) - Number(last?.[2])).toBe(10)
  })

  it('refuses what is not digits in pairs', async () => {
    await expect(barCodeDrawing('123')).rejects.toThrow('even number')
    await expect(barCodeDrawing('12a4')).rejects.toThrow('even number')
  })
})

describe('qrCodeDrawing', () => {
  it('is square, with its three finders and the quiet zone', async () => {
    const { path, viewWidth, viewHeight } = await qrCodeDrawing('00020126360014br.gov.bcb.pix')
    expect(viewWidth).toBe(viewHeight)
    const last = viewWidth - 5
    for (const corner of ['M4 4h', `M${last} 4h`, `M4 ${last}h`]) expect(path).toContain(corner)
    expect(path).not.toContain(`M${last} ${last}h1v1h-1zM${last + 1}`)
  })
})
