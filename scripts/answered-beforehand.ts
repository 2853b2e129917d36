import type { Plugin } from 'vite'

/** The questions that a library asks the browser as it is loaded: in which file, by which words, and what stands there instead. */
const questions: readonly { file: RegExp; words: RegExp; answer: string }[] = [
  {
    // Whether the browser knows its own language. The portal names its language itself (`StringsProvider`).
    file: /\/react-aria\/.*\/i18n\/useDefaultLocale\.mjs$/,
    words: /try \{\s*Intl\.DateTimeFormat\.supportedLocalesOf\([^)]*\);\s*\} catch\s*\{[^}]*\}/,
    answer: '',
  },
  {
    // In which direction that language is written. What is left looks it up in a list of languages.
    file: /\/react-aria\/.*\/i18n\/utils\.mjs$/,
    words: /if \(Intl\.Locale\) \{[\s\S]*?\n {4}\}\n/,
    answer: '',
  },
  {
    // Whether numbers can be shown with their sign. Every browser that the portal is built for can.
    file: /\/@internationalized\/number\/.*\/NumberFormatter\.mjs$/,
    words:
      /= new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
    answer: '= true',
  },
]

/**
 * Answers beforehand what libraries ask a browser about languages as they are loaded. Its first answer of each kind makes it read the data
 * of all languages: 16 ms about dates, 10 about numbers and up to 10 about directions, four times as much on a cheap phone, on every page
 * and before any of them can answer.
 */
export const answeredBeforehand: Plugin = {
  name: 'answered-beforehand',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: questions.map(({ file }) => file) },
    handler(code, id) {
      const { words, answer } = questions.find(({ file }) => file.test(id)) ?? { words: /^/, answer: '' }
      if (!words.test(code))
        this.error(`${id} asks in other words than scripts/answered-beforehand.ts knows.`)
      return { code: code.replace(words, answer), map: null }
    },
  },
}
