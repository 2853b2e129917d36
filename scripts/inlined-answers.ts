import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from './run-tool.ts'

const DATES = /\/@internationalized\/date\/.*\/queries\.mjs$/

/** The questions that a library asks the browser: in which file, by which words, what stands there instead, and what that needs at the file's head. */
const questions: readonly { file: RegExp; words: RegExp; answer: string; needs?: string }[] = [
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
  {
    // Which time it is, for what a calendar calls today. The device's clock may be years wrong; the portal has the server's.
    file: DATES,
    words: /Date\.now\(\)/,
    answer: 'portalNow()',
    needs: `import { now as portalNow } from ${JSON.stringify(join(projectRoot, 'app/clock/server-clock.ts'))};\n`,
  },
  {
    // In which time zone. Days are those of São Paulo wherever the device is, or believes to be.
    file: DATES,
    words: /new Intl\.DateTimeFormat\(\)\.resolvedOptions\(\)\.timeZone/,
    answer: "'America/Sao_Paulo'",
  },
]

/**
 * Answers beforehand what libraries ask a browser about languages as they are loaded, and about the time. Its first answer of each kind makes it read the data
 * of all languages: 16 ms about dates, 10 about numbers and up to 10 about directions, four times as much on a cheap phone, on every page
 * and before any of them can answer.
 */
export const inlinedAnswers: Plugin = {
  name: 'inlined-answers',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: questions.map(({ file }) => file) },
    handler(code, id) {
      let answered = code
      for (const { file, words, answer, needs = '' } of questions) {
        if (!file.test(id)) continue
        if (!words.test(answered))
          this.error(`${id} asks in other words than scripts/inlined-answers.ts knows.`)
        answered = needs + answered.replace(words, () => answer)
      }
      return { code: answered, map: null }
    },
  },
}
