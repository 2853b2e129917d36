import { NAME_END } from './pdf-names.ts'
import { dictionaryAt } from './pdf-objects.ts'

/**
 * Why a PDF is refused. `active`: it does something by itself, or leads out of itself; `attachments`: other files are in it; `media`: what
 * plays; `dynamic-form`: a form that a program draws (XFA), for which its pages are a stand-in; `too-complex`: more objects than pages have.
 */
export type PdfRefusal =
  | 'unreadable'
  | 'encrypted'
  | 'active'
  | 'attachments'
  | 'media'
  | 'dynamic-form'
  | 'too-complex'

/** Names by what they are refused for. A link to a page of the web is none of them: it waits until somebody follows it. */
const FORBIDDEN = {
  Encrypt: 'encrypted',
  JavaScript: 'active',
  JS: 'active',
  Launch: 'active',
  SubmitForm: 'active',
  ImportData: 'active',
  GoToR: 'active',
  GoToE: 'active',
  AA: 'active',
  EmbeddedFiles: 'attachments',
  EmbeddedFile: 'attachments',
  EF: 'attachments',
  Filespec: 'attachments',
  FileAttachment: 'attachments',
  Collection: 'attachments',
  RichMedia: 'media',
  RichMediaContent: 'media',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
  '3D': 'media',
  XFA: 'dynamic-form',
} as const satisfies Record<string, PdfRefusal>

const isForbidden = (name: string): name is keyof typeof FORBIDDEN => name in FORBIDDEN

/** Which is told first. */
const ORDER: readonly PdfRefusal[] = ['encrypted', 'active', 'attachments', 'media', 'dynamic-form']

const NAMES = new RegExp(`/(Pages|OpenAction|${Object.keys(FORBIDDEN).join('|')})${NAME_END}`, 'g')

/** Longest action that is looked at: one that opens a page names the page. */
export const LONGEST_ACTION = 4000

/** Reasons to refuse the objects of a PDF, all together. */
export class PdfFindings {
  /** Objects so far. */
  count = 0
  readonly #refusals = new Set<PdfRefusal>()
  #hasPages = false
  /** Numbers of objects that do something when the file is opened. */
  readonly #opening = new Set<number>()
  /** Numbers of objects that lead to a page, and of all others. An object may be there twice, the second in the place of the first. */
  readonly #leading = new Set<number>()
  readonly #others = new Set<number>()

  /** An object with its names spelled plainly; `number`: by which others name it. */
  add(number: number | null, text: string): void {
    if (number !== null) this.addNumbered(number, text)
    this.count += 1
    const names = new RegExp(NAMES)
    for (let found = names.exec(text); found; found = names.exec(text)) {
      const name = found[1] ?? ''
      if (isForbidden(name)) this.#refusals.add(FORBIDDEN[name])
      else if (name === 'Pages') this.#hasPages = true
      else this.#addOpening(text, names.lastIndex)
    }
  }

  /** An object of which the names are told elsewhere. */
  addNumbered(number: number, text: string): void {
    this.count += 1
    const numbers = leadsToPage(text.slice(0, LONGEST_ACTION)) ? this.#leading : this.#others
    numbers.add(number)
  }

  refusal(): PdfRefusal | null {
    for (const number of this.#opening)
      if (!this.#leading.has(number) || this.#others.has(number)) this.#refusals.add('active')
    return ORDER.find((reason) => this.#refusals.has(reason)) ?? (this.#hasPages ? null : 'unreadable')
  }

  /** The act of a file when it is opened: as a rule it shows a page. */
  #addOpening(text: string, from: number): void {
    const value = text.slice(from, from + LONGEST_ACTION).trimStart()
    const [, number] = /^(\d{1,10})\s+\d{1,5}\s+R/.exec(value) ?? []
    if (number !== undefined) this.#opening.add(Number(number))
    else if (!leadsToPage(value)) this.#refusals.add('active')
  }
}

const ACTION_TYPES = new RegExp(`/S${NAME_END}\\s*(/[A-Za-z]*)?`, 'g')
const NEXT = new RegExp(`/Next${NAME_END}`)

/** Whether a text begins with a place in the file, or with an action that goes to one and does nothing afterwards. */
function leadsToPage(text: string): boolean {
  const value = text.trimStart()
  if (value.startsWith('[')) return true
  if (!value.startsWith('<<')) return false
  const action = dictionaryAt(value, 0)
  const types = [...action.matchAll(ACTION_TYPES)].map(([, type]) => type)
  return types.length > 0 && types.every((type) => type === '/GoTo') && !NEXT.test(action)
}
