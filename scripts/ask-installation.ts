import { createInterface, type Interface } from 'node:readline/promises'
import * as v from 'valibot'
import {
  entityAnswers,
  type Installation,
  installationFile,
  memberAnswers,
  percentageTerms,
  planAnswers,
  voluntaryTerms,
} from '#backend/installation/installation-file.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { installationText, questions } from './install-entity.text.ts'

/** Fields of one object, each with the schema that its answer has to pass. */
type Fields = Record<string, v.GenericSchema>

/**
 * Asks for everything on the terminal, each answer until it is right, and for a confirmation. Ends the process where there is no terminal,
 * or no yes.
 */
export async function askInstallation(): Promise<Installation> {
  if (!process.stdin.isTTY) return leave(installationText.notAsked)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    say(questions.welcome)
    const entidade = await askAll(terminal, entityAnswers.entries, questions.entity)
    const planos = [await askPlan(terminal)]
    while (await askYes(terminal, questions.anotherPlan)) planos.push(await askPlan(terminal))
    say(questions.administrator)
    const { cpf, nome, email } = memberAnswers.entries
    const administrator = await askAll(terminal, { cpf, nome, email }, questions.member)
    const given = { entidade, planos, equipe: [{ ...administrator, nivel: 3 }] }
    const checked = v.safeParse(installationFile, given)
    if (!checked.success) return leave(checked.issues.map(({ message }) => message).join('\n'))
    return (await askYes(terminal, questions.confirm)) ? checked.output : leave(installationText.notConfirmed)
  } finally {
    terminal.close()
  }
}

async function askPlan(terminal: Interface) {
  const plan = await askAll(terminal, planAnswers.entries, questions.plan)
  const contribuicao = await ask(terminal, v.picklist(['percentual', 'voluntaria']), questions.contribution)
  const today = saoPauloDateOf(new Date())
  const { unit, factor, basicMax, supplementaryMax, minimumVoluntary, dueDay } = defaultContributionParameters
  const common = { desde: today, diaVencimento: dueDay }
  if (contribuicao === 'voluntaria') {
    const suggested = { ...common, minimo: minimumVoluntary }
    const regras = await askAll(terminal, voluntaryTerms.entries, questions.voluntaryTerms, suggested)
    return { ...plan, contribuicao, regras }
  }
  const { tetoContrapartida: _, ...asked } = percentageTerms.entries
  const suggested = {
    ...common,
    unidade: unit,
    fator: factor,
    basicaMaxima: basicMax,
    suplementarMaxima: supplementaryMax,
    contrapartida: 100,
  }
  const regras = await askAll(terminal, asked, questions.percentageTerms, suggested)
  return { ...plan, contribuicao, regras }
}

/** Asks field by field; what Enter alone means stands in brackets. */
async function askAll<Asked extends Fields>(
  terminal: Interface,
  fields: Asked,
  words: { [Name in keyof Asked]: string },
  suggested: { [Name in keyof Asked]?: string | number } = {},
): Promise<{ [Name in keyof Asked]: v.InferOutput<Asked[Name]> }> {
  const answers: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(fields)) {
    answers[name] = await ask(terminal, schema, words[name] ?? name, suggested[name])
  }
  return answers as { [Name in keyof Asked]: v.InferOutput<Asked[Name]> }
}

async function ask<Schema extends v.GenericSchema>(
  terminal: Interface,
  schema: Schema,
  words: string,
  suggested?: string | number,
): Promise<v.InferOutput<Schema>> {
  const hint = suggested === undefined ? '' : ` [${suggested}]`
  for (;;) {
    const typed = (await terminal.question(`${words}${hint}: `)).trim() || String(suggested ?? '')
    const asText = v.safeParse(schema, typed)
    if (asText.success) return asText.output
    const asNumber = v.safeParse(schema, typed === '' ? Number.NaN : Number(typed.replace(',', '.')))
    if (asNumber.success) return asNumber.output
    say(`  ${asText.issues[0].message}`)
  }
}

async function askYes(terminal: Interface, words: string): Promise<boolean> {
  return (await ask(terminal, v.picklist(['s', 'n'], questions.yesOrNo), words)) === 's'
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function leave(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
