import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot, sourceFiles } from './source-files.ts'

const link = String.raw`\[\d{4}\]\(\d{4}-[\w-]+\.md\)`
const links = `${link}(?:, ${link})*`
const form = new RegExp(
  `^# (?<number>\\d{4}): (?<title>.+)\\n\\n` +
    `Status: (?<status>accepted|void|superseded by ${link}) · (?<date>2\\d{3}-\\d{2}-\\d{2})` +
    `(?: · supersedes (?<supersedes>${links}))?` +
    `(?: · amends (?<amends>${links}))?` +
    `(?: · amended by (?<amendedBy>${links}))?\\n\\n`,
)

type Decision = { file: string; number: string; line: string; heads: string[] }

/** Each relation as a sentence that both of its heads make. */
function relations(number: string, head: Record<string, string | undefined>): string[] {
  const numbers = (text = '') => [...text.matchAll(/\[(\d{4})\]/g)].map(([, other = '']) => other)
  return [
    ...numbers(head.supersedes).map((other) => `${number} supersedes ${other}`),
    ...numbers(head.status).map((other) => `${other} supersedes ${number}`),
    ...numbers(head.amends).map((other) => `${number} amends ${other}`),
    ...numbers(head.amendedBy).map((other) => `${other} amends ${number}`),
  ]
}

const read = ({ path, text }: { path: string; text: string }): Decision => {
  const file = path.split('/').at(-1) ?? ''
  const { number = '', title = '', status = '', ...others } = form.exec(text)?.groups ?? {}
  const told = status === 'accepted' ? '' : ` (${status.replaceAll(/\[(\d+)\]\([^)]*\)/g, '$1')})`
  return {
    file,
    number,
    line: `- [${number}](${file}) ${title}${told}`,
    heads: relations(number, { status, ...others }),
  }
}

const decisions = sourceFiles('docs/decisions/[0-9]*.md').map(read)
const index = readFileSync(join(projectRoot, 'docs/decisions/README.md'), 'utf8')

describe('the decisions', () => {
  it('begin with number, title, status and date', () => {
    expect(decisions.filter(({ file, number }) => !number || !file.startsWith(`${number}-`))).toEqual([])
  })

  it('stand in the index once each, with title and status', () => {
    const lines = index.split('\n').filter((line) => line.startsWith('- ['))
    expect(lines.toSorted()).toEqual(decisions.map(({ line }) => line).toSorted())
  })

  it('name each other: what one changes in another, the other says as well', () => {
    const heads = decisions.flatMap((decision) => decision.heads).toSorted()
    const both = [...new Set(heads)].flatMap((head) => [head, head])
    expect(heads).toEqual(both)
  })
})
