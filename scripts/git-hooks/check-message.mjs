// Plain JavaScript: a hook runs with whatever Node the machine has.
import { readFileSync } from 'node:fs'

const LONGEST_SUBJECT = 72
const LONGEST_LINE = 100

/** Git writes these by itself, or takes them away again when it squashes. */
const writtenByGit = /^(Merge |Revert "|(fixup|squash|amend)! )/
const subjectForm = /^(?<area>[a-z0-9][a-z0-9.-]*): (?<verb>\S+) \S/
const signature = /^[A-Z][\w-]*-by: /

/** The message as git keeps it: without its comments and the change that `--verbose` shows below. */
function keptLines(text) {
  const [message = ''] = text.split(/^# -+ >8 -+$/m)
  return message
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd())
}

/** Ends as a past or a participle does; "bring", "shed" and "exceed" only look like it. */
function isNoImperative(verb) {
  return /(ed|ing)$/.test(verb) && !/^([^aeiou]*(ed|ing)|.*eed|embed)$/.test(verb)
}

function complaintsAboutSubject(subject) {
  const { area, verb } = subjectForm.exec(subject)?.groups ?? {}
  const length = [...subject].length
  return [
    !area &&
      'Begin with the area, a colon and a verb, in small letters and without spaces in the area: "loans: refuse a term of no months".',
    verb &&
      /^[A-Z]/.test(verb) &&
      `Write the verb after the colon small: "${verb.toLowerCase()}", not "${verb}".`,
    verb &&
      isNoImperative(verb.toLowerCase()) &&
      `Say what the commit does, as an order: "add", "refuse", "let". "${verb}" tells it as a story.`,
    subject.endsWith('.') && 'Take the full stop off the end of the first line.',
    length > LONGEST_SUBJECT &&
      `Shorten the first line to ${LONGEST_SUBJECT} characters (it has ${length}); the rest belongs into the body.`,
  ]
}

function complaintsAboutBody([second = '', ...body]) {
  const reason = body.filter((line) => line && !signature.test(line))
  return [
    second && 'Leave the second line empty, so that git knows where the first one ends.',
    !second && reason.length === 0 && 'Add a body after an empty line: why the change is made.',
    ...body
      .filter((line) => [...line].length > LONGEST_LINE && /\S\s+\S/.test(line))
      .map((line) => `Break this line at ${LONGEST_LINE} characters: "${line.slice(0, 40)}…"`),
  ]
}

const lines = keptLines(readFileSync(process.argv[2], 'utf8'))
const [subject = '', ...rest] = lines.slice(
  Math.max(
    0,
    lines.findIndex((line) => line),
  ),
)
const complaints = writtenByGit.test(subject)
  ? []
  : [...complaintsAboutSubject(subject), ...complaintsAboutBody(rest)].filter(Boolean)

if (complaints.length > 0) {
  console.error(['This message is not kept yet.', ...complaints.map((each) => `- ${each}`)].join('\n'))
  console.error('The form is told in CONTRIBUTING.md. The message stays in .git/COMMIT_EDITMSG.')
  process.exit(1)
}
