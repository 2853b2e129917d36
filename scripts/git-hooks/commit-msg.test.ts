import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const message = join(mkdtempSync(join(tmpdir(), 'commit-')), 'COMMIT_EDITMSG')
const body = 'The longest loan has sixty months, and none had none.'

/** Output of the hook for a message, as git runs it; empty where it takes it. */
function refusal(text: string): string {
  writeFileSync(message, text)
  const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, 'commit-msg'), message], {
    encoding: 'utf8',
  })
  return status === 0 ? stderr : `${status}: ${stderr}`
}

const withBody = (subject: string) => `${subject}\n\n${body}\n`

describe('the hook of commit messages', () => {
  it.each([
    ['the house form', withBody('loans: refuse a term of no months')],
    ['an area of two words', withBody('due-acts: bring a late payroll back')],
    ['a verb that only looks like a participle', withBody('files: embed the fonts that a paper needs')],
    ['72 characters', withBody(`loans: say ${'a'.repeat(61)}`)],
    [
      'comments and the change below them',
      `${withBody('loans: add a term')}# On branch x\n# ---- >8 ----\ndiff ${'-'.repeat(120)}\n`,
    ],
    [
      'an address that cannot be broken',
      `${withBody('docs: name the norm')}\nhttps://example.org/${'a'.repeat(120)}\n`,
    ],
    ['empty lines before', `\n${withBody('loans: add a term')}`],
    ['a merge', "Merge branch 'loans'\n"],
    ['what is undone', 'Revert "loans: add a term"\n\nThis reverts commit 0123456.\n'],
    ['what is squashed later', 'fixup! loans: add a term\n'],
  ])('takes %s', (_, text) => {
    expect(refusal(text)).toBe('')
  })

  it.each([
    ['no area', withBody('refuse a term of no months'), 'Begin with the area'],
    ['spaces in the area', withBody('loan terms: refuse one of no months'), 'Begin with the area'],
    ['an area alone', withBody('loans: refuse'), 'Begin with the area'],
    ['nothing', '\n# Please enter the message\n', 'Begin with the area'],
    ['a capital', withBody('loans: Refuse a term'), '"refuse", not "Refuse"'],
    ['a past', withBody('loans: refused a term'), '"refused" tells it as a story'],
    ['a participle', withBody('loans: refusing a term'), '"refusing" tells it as a story'],
    ['a full stop', withBody('loans: refuse a term.'), 'full stop'],
    ['73 characters', withBody(`loans: say ${'a'.repeat(62)}`), 'to 72 characters (it has 73)'],
    ['no empty line', `loans: refuse a term\n${body}\n`, 'second line empty'],
    ['no body', 'loans: refuse a term\n', 'Add a body'],
    ['a signature alone', 'loans: refuse a term\n\nSigned-off-by: Ana <ana@example.org>\n', 'Add a body'],
    [
      'a long line',
      `${withBody('loans: refuse a term')}\n${'so it is '.repeat(12)}\n`,
      'at 100 characters: "so it is',
    ],
  ])('refuses %s, and says what to do', (_, text, advice) => {
    expect(refusal(text)).toMatch(/^1: This message is not kept yet\./)
    expect(refusal(text)).toContain(advice)
  })
})
