import sharp from 'sharp'

/** A photograph as a telephone writes it: lying on its side, with the place where it was taken. */
export function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'white', noise } })
    .withExif({
      IFD0: { Make: 'Telefone', ImageDescription: 'GPS-Rua-Secreta' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
