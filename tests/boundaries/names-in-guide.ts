/** Names in a guide that can be looked up: files by the end of their path, commands of the project, names of the code. */
export type NamedInGuide = { files: string[]; commands: string[]; names: string[] }

/** Stands for any name: `<resource>.ts`, `…Page.tsx`, `x.queries.ts`, `design-system/Name/`. */
const placeholder = /[<>…*]|(^|-)[xX](Page|Form)?[-.]|\bName\b|\bsomething\b/
const file = /^(?:[\w@.-]+\/)*[\w@.-]*\.(?:tsx?|mjs|json|sql|md|svg)$/
const room = /^(?:app|backend|contract|design-system|docs|domain|scripts|settings|tests)\/[\w@/.-]+$/
/** Files generated while the project runs. */
const made = /(^|\/)\.cache\//
/** camelCase, PascalCase, and what is called. */
const name = /\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-z]\w*(?=\())/g
const kebab = /^[a-z]+(?:[-:][a-z]+)+$/

/** Names in the backticks, the links and the code of a guide. */
export function namedInGuide(markdown: string): NamedInGuide {
  const fences = [...markdown.matchAll(/^```(\w*)\n([^]*?)^```/gm)]
  const codeIn = (languages: RegExp) =>
    fences.flatMap(([, language = '', text = '']) => (languages.test(language) ? [text] : []))
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s+/g, ' '))
  const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target)
  const certain = spans.filter((span) => !placeholder.test(span) && !made.test(span))
  const files = certain.filter((span) => file.test(span) || room.test(span))
  const others = certain.filter((span) => !files.includes(span) && !span.startsWith('/'))
  return {
    files: [...files, ...links],
    commands: [...spans, ...codeIn(/^sh$/)].flatMap((text) =>
      [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, command = '']) => command),
    ),
    names: [
      ...others.filter((span) => kebab.test(span)),
      ...[...others, ...codeIn(/^tsx?$/)].flatMap((text) => withoutTexts(text).match(name) ?? []),
    ],
  }
}

/** Code without its comments, its strings and what stands between its tags. */
function withoutTexts(code: string): string {
  return code.replaceAll(/\/\/.*$|'[^'\n]*'|"[^"\n]*"/gm, '').replaceAll(/>[^<>{}]*</g, '><')
}
