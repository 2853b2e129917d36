import { describe, expect, it } from 'vitest'
import { escapeHtml, fillText, namesIn } from './fill-text.ts'

const values = { plano: 'HPE', motivo: '<img src=x onerror=alert(1)> & "aspas"' }

describe('fillText', () => {
  it('fills names in, with or without spaces around them', () => {
    expect(fillText('Plano {{plano}} ({{ plano }})', values)).toBe('Plano HPE (HPE)')
    expect(namesIn('Plano {{plano}}: {{motivo}}')).toEqual(['plano', 'motivo'])
  })

  it('writes a value as it is, and escaped for HTML', () => {
    expect(fillText('{{motivo}}', values)).toBe('<img src=x onerror=alert(1)> & "aspas"')
    expect(fillText('{{motivo}}', values, escapeHtml)).toBe(
      '&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; &amp; &quot;aspas&quot;',
    )
  })

  it('finds its names in a text that was escaped for HTML itself', () => {
    const text = 'Renda < 100 & {{plano}}'
    expect(fillText(text, values)).toBe('Renda < 100 & HPE')
    expect(fillText(escapeHtml(text), values, escapeHtml)).toBe('Renda &lt; 100 &amp; HPE')
  })

  it('never fills in what a value itself says', () => {
    expect(fillText('{{motivo}}', { ...values, motivo: '{{plano}} $& $1' })).toBe('{{plano}} $& $1')
  })

  it.each([
    ['a variable that has no value', '{{nome}}', /unknown variable: nome/],
    ['what every object has', '{{toString}}', /unknown variable: toString/],
    ['a part of a value', '{{plano.length}}', /unknown variable: plano.length/],
    ['a value without escaping', '{{{plano}}}', /more than words and variables/],
    ['another value without escaping', '{{&plano}}', /more than words and variables/],
    ['a section', '{{#plano}}x{{/plano}}', /more than words and variables/],
    ['an inverted section', '{{^nome}}x{{/nome}}', /more than words and variables/],
    ['a partial', '{{>plano}}', /more than words and variables/],
    ['other brackets', '{{=<% %>=}}<%plano%>', /more than words and variables/],
    ['a bracket that is not closed', '{{plano', /Unclosed tag/],
  ])('refuses a text with %s, escaped for HTML or not', (_, said, reason) => {
    expect(() => fillText(said, values)).toThrow(reason)
    expect(() => fillText(`Olá. ${said}`, values, escapeHtml)).toThrow(reason)
  })
})
