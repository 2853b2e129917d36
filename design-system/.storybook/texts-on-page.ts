import { paintingMarksOf, readNewSheets } from './painting-marks.ts'

/** Computed styles that decide a text's contrast: its color and size, and the grounds behind it down to the first opaque one. */
type Paint = string

/**
 * Source of a text's paint: the classes and states that paint it and its grounds, and their values under the themes read so far. Texts of
 * one look are painted alike under every theme, so the look under the first theme predicts the one under both.
 */
type Look = string

/** An element that is a text or carries one, after the one that it stands on. */
type Carrier = { element: Element; above: number; isText: boolean; pseudo: readonly string[] }

const CLEAR = 'rgba(0, 0, 0, 0)'

const measured = new Set<Paint>()
const seen = new Set<Look>()

type TextsOnPage = {
  /** After a change of theme: the texts painted as no text of this run was before, in any story and under any theme. */
  newlyPainted: () => Element[]
  /** Whether a text looks, in the themes read so far, as none did in as many before; another theme may paint only such a text anew. */
  haveNewLook: () => boolean
}

/** The texts that stand on the page now. What was measured is kept as long as the tests run. */
export function textsOnPage(): TextsOnPage {
  const carriers = carriersBelow(document.body)
  const looks: Look[] = carriers.map(() => '')
  readNewSheets()
  return {
    newlyPainted: () => {
      const grounds: { paint: Paint; marks: string }[] = []
      return carriers.flatMap(({ element, above, isText, pseudo }, index) => {
        const style = getComputedStyle(element)
        const below = isOpaque(style) ? undefined : grounds[above]
        const ground = {
          paint: [below?.paint, groundOf(element, style, pseudo)].filter(Boolean).join('\n'),
          marks: [below?.marks, paintingMarksOf(element)].filter(Boolean).join('\n'),
        }
        grounds.push(ground)
        const paint = [ground.paint, style.color, style.textShadow, style.fontSize, style.fontWeight].join()
        looks[index] += `${ground.marks}\n${paint}\n`
        // An announcement goes away by itself in between.
        if (!isText || !element.isConnected || measured.has(paint)) return []
        measured.add(paint)
        return [element]
      })
    },
    haveNewLook: () => {
      const fresh = looks.filter((look, index) => carriers[index]?.isText && !seen.has(look))
      for (const look of fresh) seen.add(look)
      return fresh.length > 0
    },
  }
}

function carriersBelow(root: Element): Carrier[] {
  const carriers: Carrier[] = []
  const add = (element: Element, above: number) => {
    const index = carriers.length
    const pseudo = ['::before', '::after'].filter(
      (name) => getComputedStyle(element, name).content !== 'none',
    )
    carriers.push({ element, above, isText: isText(element), pseudo })
    // Text in a drawing has no ground to measure against.
    if (!(element instanceof SVGElement)) for (const child of element.children) add(child, index)
    if (carriers.length === index + 1 && !isText(element)) carriers.pop()
  }
  add(root, -1)
  return carriers
}

function isText(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return true
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
}

function isOpaque({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): boolean {
  return opacity === '1' && backgroundImage === 'none' && backgroundColor.startsWith('rgb(')
}

/** Nothing for what lets all through that is below it. */
function groundOf(element: Element, style: CSSStyleDeclaration, pseudo: readonly string[]): Paint {
  const colors = [
    style.backgroundColor,
    ...pseudo.map((name) => getComputedStyle(element, name).backgroundColor),
  ]
  const isClear =
    style.backgroundImage === 'none' && style.opacity === '1' && colors.every((color) => color === CLEAR)
  return isClear ? '' : [style.backgroundImage, style.opacity, ...colors].join()
}
