import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Bars } from './Bars/Bars.tsx'
import { ChartFigure } from './ChartFigure/ChartFigure.tsx'
import { Donut } from './Donut/Donut.tsx'
import { balance, byYear, portfolio } from './example-data.ts'
import { Line } from './Line/Line.tsx'
import { Sparkline } from './Sparkline/Sparkline.tsx'
import { StackedArea } from './StackedArea/StackedArea.tsx'

const shapes = (markup: string, shape: RegExp) => markup.match(shape)?.length ?? 0

describe('on a server', () => {
  it('draws areas, one for each series', () => {
    const markup = renderToString(<StackedArea data={balance} />)
    expect(shapes(markup, /<path d="M0,[^"]+Z"/g)).toBe(balance.series.length)
  })

  it('draws lines, one for each series', () => {
    const markup = renderToString(<Line data={balance} />)
    expect(shapes(markup, /d="M0,[^"]+L[^"]+"/g)).toBe(balance.series.length)
  })

  it('draws bars, one for each value', () => {
    const markup = renderToString(<Bars data={byYear} />)
    expect(shapes(markup, /<rect class="[^"]*seam[^"]*"|<rect[^>]+visx-bar/g)).toBe(
      byYear.series.length * byYear.points.length,
    )
  })

  it('draws a donut, one arc for each part, with its words', () => {
    const markup = renderToString(<Donut data={portfolio} />)
    expect(shapes(markup, /<path d="M[^"]+A[^"]+Z"/g)).toBe(portfolio.points.length)
    expect(markup).toContain('Renda variável')
    expect(markup).not.toContain('style=')
  })

  it('draws a sparkline with its sentence', () => {
    const markup = renderToString(<Sparkline data={balance} finding="Seu saldo cresceu" />)
    expect(shapes(markup, /d="M0,[^"]+L[^"]+"/g)).toBe(1)
    expect(markup).toContain('aria-label="Seu saldo cresceu"')
    expect(markup).not.toContain('style=')
  })

  it('writes the finding and the last values, and no inline style', () => {
    const markup = renderToString(
      <ChartFigure finding="Seu saldo cresceu" data={byYear}>
        <Bars data={byYear} />
      </ChartFigure>,
    )
    expect(markup).toContain('Seu saldo cresceu')
    expect(markup).toContain('aria-valuetext="2026: Sua parte')
    expect(markup).not.toContain('style=')
  })
})
