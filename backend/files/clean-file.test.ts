import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { proofRules } from '#contract/proof.ts'

import { claimingPng, drawnPng } from '../testing/drawn-png.ts'
import { shownBy } from '../testing/image-pixels.ts'
import { photograph } from '../testing/photograph.ts'
import { cleanFile as cleanSent } from './clean-file.ts'

const accepted = { types: proofRules.types, refusal: 'Outro tipo.' }

const cleanFile = (content: Buffer, types: typeof accepted) =>
  cleanSent({ content, leaving: new AbortController().signal }, types)

const drawing = sharp({ create: { width: 60, height: 40, channels: 4, background: '#c01020' } })

describe('an image', () => {
  it('comes upright and without place, time and device', async () => {
    const sent = await photograph()
    expect(sent.includes('GPS-Rua-Secreta')).toBe(true)
    const { content, ...facts } = await cleanFile(sent, accepted)
    expect(facts).toEqual({ mediaType: 'image/jpeg', width: 40, height: 60 })
    expect(content.includes('GPS-Rua-Secreta')).toBe(false)
    const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  })

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
    ['avif', 'image/jpeg'],
  ] as const)('of the format %s is kept as %s', async (format, mediaType) => {
    const { content, ...facts } = await cleanFile(await drawing.clone().toFormat(format).toBuffer(), accepted)
    expect(facts).toEqual({ mediaType, width: 60, height: 40 })
    expect((await sharp(content).metadata()).format).toBe(mediaType.split('/')[1])
  })

  it('of a PNG shows the same pixels', async () => {
    const png = drawnPng([10, 20, 30, 128])
    expect(await shownBy((await cleanFile(png, accepted)).content)).toEqual(await shownBy(png))
  })

  it('loses what hides behind its end', async () => {
    const two = Buffer.concat([drawnPng([1, 2, 3, 255]), Buffer.from('<script>alert(1)</script>')])
    expect((await cleanFile(two, accepted)).content.includes('script')).toBe(false)
  })

  it('that is cut off anywhere is refused', async () => {
    const whole = await photograph()
    for (const share of [0.3, 0.6, 0.95]) {
      await expect(
        cleanFile(whole.subarray(0, Math.floor(whole.length * share)), accepted),
      ).rejects.toMatchObject({ status: 422 })
    }
  })

  it.each(['jpeg', 'png'] as const)(
    'of many pixels that is drawn in steps is refused unread: %s',
    async (format) => {
      const large = drawing.clone().resize(4100, 4100, { fit: 'fill' })
      await expect(
        cleanFile(await large.toFormat(format, { progressive: true }).toBuffer(), accepted),
      ).rejects.toMatchObject({ status: 422, fields: { arquivo: expect.stringContaining('progressiva') } })
      const small = await drawing.clone().toFormat(format, { progressive: true }).toBuffer()
      expect((await cleanFile(small, accepted)).width).toBe(60)
    },
  )

  it('of more pixels than anybody sends is refused unread', async () => {
    await expect(cleanFile(claimingPng(60_000, 60_000), accepted)).rejects.toMatchObject({
      status: 422,
      fields: { arquivo: expect.stringContaining('grande demais') },
    })
  })
})

describe('other files', () => {
  it('in the format of iPhones are refused with how to send them', async () => {
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(64),
    ])
    await expect(cleanFile(heic, accepted)).rejects.toMatchObject({
      status: 415,
      detail: expect.stringContaining('No iPhone, abra Ajustes'),
    })
  })

  it.each([
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['TIFF', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(200)])],
  ])('an image in the format %s is told so', async (format, content) => {
    await expect(cleanFile(content, accepted)).rejects.toMatchObject({
      status: 415,
      detail: expect.stringContaining(`no formato ${format} não são aceitas`),
    })
  })

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a text', Buffer.from('comprovante')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ])('%s is refused by its bytes', async (_, content) => {
    await expect(cleanFile(content, accepted)).rejects.toMatchObject({ status: 415, detail: 'Outro tipo.' })
  })

  it('a PDF stays as it is, and one with a password is told what to do', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Pages >>\nendobj\nstartxref\n9\n%%EOF\n')
    expect((await cleanFile(pdf, accepted)).content).toBe(pdf)
    const locked = Buffer.from(pdf.toString().replace('/Type', '/Encrypt 5 0 R /Type'))
    await expect(cleanFile(locked, accepted)).rejects.toMatchObject({
      fields: { arquivo: expect.stringContaining('protegido') },
    })
  })
})
