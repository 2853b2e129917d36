import PDFDocument from 'pdfkit'
import { fallbackFonts, fonts, lastFont } from './print-style.ts'
import { unpackedFont } from './unpacked-font.ts'

const lastFontBytes = unpackedFont(lastFont)

/** Drawn for a sign that not even the last font has: it is said that something stood there. */
const UNKNOWN = '\u{fffd}'

/** Some of a text that one font draws. */
type Run = { font: string; text: string }

type Drawing = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number }

/** A font as pdfkit has it, and its own way to draw one line; its published types know neither. */
type Inner = {
  _font: { ascender: number; font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
  _fontSize: number
  _registeredFonts: Record<string, unknown>
  _fragment: (text: string, x: number, y: number, options: Drawing) => void
}

const clusters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Letters that every font of `fonts` has: most texts have no others. */
const OWN_LETTERS = /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff]*$/

/** Signs that print has no part of: joiners of pictures, and how they are coloured. */
const UNPRINTED = /[\p{DI}\p{Cc}\p{EMod}]/gu

/**
 * A PDF whose texts are drawn whole, whatever their script: pdfkit draws a text with one font, and for a letter that the font does not have
 * a crossed box, which in the text layer is U+0000. Here each part of a line takes the first font that has it.
 */
export class Paper extends PDFDocument {
  /** Path of the font that was chosen last. Without a value of its own: pdfkit chooses the first font before there could be one. */
  declare chosenFont: string

  override font(path: string): this {
    const { _registeredFonts: registered } = this as unknown as Inner
    if (path === lastFont && !(path in registered)) this.registerFont(path, lastFontBytes())
    this.chosenFont = path
    return super.font(path)
  }

  override text(text: string, ...rest: never[]): this {
    return super.text(printed(text), ...rest)
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return super.heightOfString(printed(text), options)
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    const runs = this.#runsOf(printed(text))
    if (runs === null) return super.widthOfString(text, options)
    return this.#inFonts(runs, (run) => super.widthOfString(run, options)).reduce(
      (sum, width) => sum + width,
      0,
    )
  }

  /** One line of text, already broken and measured by pdfkit. */
  protected _fragment(text: string, x: number, y: number, options: Drawing): void {
    const { _fragment: draw } = PDFDocument.prototype as unknown as Inner
    const runs = this.#runsOf(text)
    if (runs === null) {
      draw.call(this, text, x, y, options)
      return
    }
    const { align, lineWidth = 0, textWidth: _, ...alike } = options
    const width = this.widthOfString(text.trimEnd())
    const shift = { right: lineWidth - width, center: (lineWidth - width) / 2 }[String(align)] ?? 0
    const { _font: font, _fontSize: size } = this as unknown as Inner
    // All on the line of the first font.
    const baseline = y + (font.ascender / 1000) * size
    let at = x + shift
    this.#inFonts(runs, (run) => {
      draw.call(this, run, at, baseline, { ...alike, align: 'left', baseline: 'alphabetic' })
      at += super.widthOfString(run)
    })
  }

  /** The parts of a text by the font that draws them; null: the font that is chosen draws all of it. */
  #runsOf(text: string): Run[] | null {
    const { chosenFont: chosen } = this
    if (OWN_LETTERS.test(text) || this.#has(chosen, text)) return null
    const runs: Run[] = []
    for (const { segment } of clusters.segment(text)) {
      const run = this.#runOf(segment, chosen)
      const last = runs.at(-1)
      if (last?.font === run.font || (last && segment === ' ')) last.text += run.text
      else runs.push(run)
    }
    return runs.flatMap(({ font, text: part }) => {
      const words = part.trimEnd()
      if (font === chosen || words === part) return [{ font, text: part }]
      // A space behind words that run from the right would be drawn before them.
      return [
        { font, text: words },
        { font: chosen, text: part.slice(words.length) },
      ]
    })
  }

  /** A letter with the marks on it, which one font has to draw. */
  #runOf(cluster: string, chosen: string): Run {
    const asked = [chosen, ...(fallbackFonts[chosen] ?? fallbackFonts[fonts.regular] ?? [])]
    const font = asked.find((one) => this.#has(one, cluster))
    if (font !== undefined) return { font, text: cluster }
    const signs = Array.from(cluster)
    const last = asked.at(-1) ?? chosen
    return { font: last, text: signs.map((sign) => (this.#has(last, sign) ? sign : UNKNOWN)).join('') }
  }

  #has(source: string, text: string): boolean {
    const [known] = this.#inFonts([{ font: source, text }], (run) => {
      const { font } = (this as unknown as Inner)._font
      return Array.from(run).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    })
    return known === true
  }

  #inFonts<Result>(runs: readonly Run[], draw: (text: string) => Result): Result[] {
    const { chosenFont: chosen } = this
    const results = runs.map(({ font, text }) => {
      if (font !== this.chosenFont) this.font(font)
      return draw(text)
    })
    if (chosen !== this.chosenFont) this.font(chosen)
    return results
  }
}

/** A text as it is printed: composed, without what nobody sees; lines stay, and so do spaces that keep words together. */
function printed(text: string): string {
  if (OWN_LETTERS.test(text)) return text
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cs}/gu, UNKNOWN)
    .replaceAll(UNPRINTED, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
}
