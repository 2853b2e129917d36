/** The shapes of a code as one SVG path in modules (the width of the thinnest bar is 1), the quiet zone included. */
export type CodeDrawing = { path: string; viewWidth: number; viewHeight: number }

/** FEBRABAN asks for bars 13 mm high over 103 mm of width: about an eighth. */
const BAR_HEIGHT_SHARE = 13 / 103
/** Modules of blank space that a reader needs at either side. */
const BAR_QUIET_ZONE = 10
const QR_QUIET_ZONE = 4

/** Two megabytes of code, loaded with the first code that is drawn. */
const bwip = async () => (await import('bwip-js/node')).default

/** The bar code of a boleto: 44 digits as interleaved 2 of 5. @throws for anything else than an even number of digits. */
export async function barCodeDrawing(digits: string): Promise<CodeDrawing> {
  if (!/^(?:\d\d)+$/.test(digits)) throw new Error('a bar code takes an even number of digits')
  const [symbol] = (await bwip()).raw({ bcid: 'interleaved2of5', text: digits })
  if (!symbol || !('sbs' in symbol)) throw new Error('the bar code was not drawn')
  let x = BAR_QUIET_ZONE
  let end = x
  const bars: { x: number; width: number }[] = []
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) {
      bars.push({ x, width })
      end = x + width
    }
    x += width
  }
  const viewWidth = end + BAR_QUIET_ZONE
  const viewHeight = Math.round(viewWidth * BAR_HEIGHT_SHARE)
  const path = bars.map((bar) => `M${bar.x} 0h${bar.width}v${viewHeight}h-${bar.width}z`).join('')
  return { path, viewWidth, viewHeight }
}

/** A QR code with medium error correction, as PIX asks. */
export async function qrCodeDrawing(text: string): Promise<CodeDrawing> {
  const [symbol] = (await bwip()).raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('the QR code was not drawn')
  const size = symbol.pixx + 2 * QR_QUIET_ZONE
  const cells = symbol.pixs.flatMap((isDark, index) => {
    if (!isDark) return []
    const x = (index % symbol.pixx) + QR_QUIET_ZONE
    const y = Math.floor(index / symbol.pixx) + QR_QUIET_ZONE
    return [`M${x} ${y}h1v1h-1z`]
  })
  return { path: cells.join(''), viewWidth: size, viewHeight: size }
}
