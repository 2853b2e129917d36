import { describe, expect, it } from 'vitest'
import { withScriptsAfterPaint } from './scripts-after-paint.ts'

const drawn =
  '<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/one.js" fetchPriority="low" nonce="n=="/>' +
  '<link rel="modulepreload" href="/two.js" fetchPriority="low" nonce="n=="/></head><body><main></main>' +
  '<script type="module" async="" src="/entry.js" nonce="n=="></script></body>'

describe('withScriptsAfterPaint', () => {
  it('leaves no script and no hint of one to the first paint, and keeps the rest', () => {
    const html = withScriptsAfterPaint(drawn)
    expect(html).not.toMatch(/modulepreload" href|src="/)
    expect(html).toMatch(
      /^<head><link rel="stylesheet" href="\/a.css"\/><\/head><body><main><\/main><script nonce="n==">/,
    )
  })

  it('names the module that begins the page first, and what it needs after it', () => {
    expect(withScriptsAfterPaint(drawn)).toContain(')(["/entry.js","/one.js","/two.js"])</script></body>')
  })

  it('leaves a document without modules as it is', () => {
    expect(withScriptsAfterPaint('<body><p>Oi</p></body>')).toBe('<body><p>Oi</p></body>')
  })
})
