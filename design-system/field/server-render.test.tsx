import type { ReactElement } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DateField } from '../DateField/DateField.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { MonthField } from '../MonthField/MonthField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { NumberSlider } from '../NumberSlider/NumberSlider.tsx'
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx'

const markupOf = (field: ReactElement) => renderToString(<I18nProvider locale="pt-BR">{field}</I18nProvider>)

/** The text of a date's segments, in their order. */
const segments = (markup: string) =>
  Array.from(markup.matchAll(/data-type="(?:day|month|year|literal)">([^<]*)</g), ([, text]) => text).join('')

describe('on a server', () => {
  it('writes days as Brazilians do, full and empty', () => {
    expect(segments(markupOf(<DateField label="Dia" defaultValue="2026-11-03" />))).toBe('03/11/2026')
    expect(segments(markupOf(<DatePicker label="Dia" />))).toBe('dd/mm/aaaa')
  })

  it('writes months and numbers as Brazilians do', () => {
    expect(markupOf(<MonthField label="Mês" defaultValue="2026-11" />)).toContain('value="11/2026"')
    expect(markupOf(<NumberField label="Cotas" decimals={2} defaultValue={12345.5} />)).toContain(
      'value="12.345,5"',
    )
  })

  it('has the line of a percentage in its place before any script runs', () => {
    const markup = markupOf(<NumberSlider label="Percentual" maxValue={25} defaultValue={5} />)
    expect(markup).toContain('aria-valuetext="5%"')
    expect(markup).toContain('left:20%')
  })

  it('lets the telephone fill in a code', () => {
    expect(markupOf(<OneTimeCodeField label="Código" />)).toContain('autoComplete="one-time-code"')
  })
})
