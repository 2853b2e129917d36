import { expect, test } from 'vitest'
import { isThemeImage, themeImageHref, themeImageHrefOf } from './theme-image.ts'

const hash = '0123456789abcdef'.repeat(4)

test('an image is found by its name, wherever the API keeps it', () => {
  expect(themeImageHref(hash)).toBe(`/tema/${hash}`)
  expect(themeImageHrefOf(`/imagemTema/${hash}`)).toBe(`/tema/${hash}`)
})

test.each([null, undefined, '', '/imagemTema/1/logo', `../${hash}x`, hash.toUpperCase()])(
  '%s is none',
  (name) => {
    expect(themeImageHrefOf(name ?? null)).toBeNull()
  },
)

test('a name is 64 digits and nothing else', () => {
  expect([isThemeImage(hash), isThemeImage(`${hash}/..`), isThemeImage('logo')]).toEqual([true, false, false])
})
