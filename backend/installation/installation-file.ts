import * as v from 'valibot'
import { ruleDefinitions } from '#contract/all-rules.ts'
import { contributionTermsRule } from '#contract/contributions/contribution-terms-rule.ts'
import { cnpj, cpf, email } from '#contract/formats.ts'
import { servicesOfferedRule } from '#contract/plans/services-offered-rule.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'

const LARGEST_PLAN_ID = 32_767

const line = (missing: string) =>
  v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.maxLength(200, 'Use até 200 caracteres.'))

const numberBetween = (minimum: number, maximum: number, sentence: string) =>
  v.pipe(v.number(sentence), v.minValue(minimum, sentence), v.maxValue(maximum, sentence))

const percent = numberBetween(0, 100, 'Informe uma porcentagem de 0 a 100.')
const amount = numberBetween(0.01, 1_000_000, 'Informe um valor em reais maior que zero.')

/** The pension entity, as its CNPJ card names it. */
export const entityAnswers = v.object({
  nome: line('Informe o nome da entidade.'),
  cnpj: cnpj('Confira o CNPJ: os dígitos não combinam.'),
  /** Who answers for what is declared to the federal revenue. */
  responsavelInformacoes: line('Informe quem responde pelas informações.'),
})

const NUMERALS = (length: number, sentence: string) =>
  v.pipe(v.string(sentence), v.regex(new RegExp(`^\\d{${length}}$`), sentence))

/** How the entity collects slips and PIX at its bank. */
const collectionAnswers = v.strictObject({
  carteira: NUMERALS(3, 'A carteira tem 3 números, como 109.'),
  agencia: NUMERALS(4, 'A agência tem 4 números, sem o dígito.'),
  conta: NUMERALS(5, 'A conta tem 5 números, sem o dígito.'),
  chavePix: v.pipe(
    line('Informe a chave PIX da entidade.'),
    v.maxLength(77, 'Uma chave PIX tem até 77 caracteres.'),
  ),
  cidade: v.pipe(line('Informe a cidade da entidade.'), v.maxLength(60, 'Use até 60 caracteres.')),
  /** The agreement by which the bank debits accounts for the entity; absent while there is none. */
  convenioDebito: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z0-9]{1,20}$/, 'O convênio de débito tem até 20 letras maiúsculas e números.'),
    ),
  ),
})

const validFrom = v.pipe(v.string(), v.isoDate('Informe uma data como 2026-01-31.'))
const dueDay = v.pipe(
  numberBetween(1, 28, 'Informe um dia de 1 a 28.'),
  v.integer('Informe um dia inteiro, de 1 a 28.'),
)

/** Contribution terms of a plan that takes percentages of pay. Money in reais, percentages in points. */
export const percentageTerms = v.object({
  desde: validFrom,
  diaVencimento: dueDay,
  unidade: amount,
  fator: numberBetween(1, 2, 'Informe um fator de 1 a 2, como 1.0833.'),
  basicaMaxima: percent,
  suplementarMaxima: percent,
  /** Percent that the sponsor adds to the basic contribution; 100 doubles it, 0 adds nothing. */
  contrapartida: numberBetween(0, 1000, 'Informe a contrapartida em porcentagem.'),
  /** Highest basic percentage that the sponsor matches; absent: all of it. */
  tetoContrapartida: v.optional(percent),
})

/** Contribution terms of a plan that takes amounts. Money in reais. */
export const voluntaryTerms = v.object({ desde: validFrom, diaVencimento: dueDay, minimo: amount })

export const planAnswers = v.object({
  id: v.pipe(
    numberBetween(1, LARGEST_PLAN_ID, 'Informe um número de plano maior que zero.'),
    v.integer('O número do plano deve ser inteiro.'),
  ),
  nome: line('Informe o nome do plano.'),
  modalidade: v.picklist(
    ['patrocinado', 'instituido'],
    'A modalidade é "patrocinado", por uma empresa, ou "instituido", por uma associação.',
  ),
  cor_primaria: v.pipe(
    v.string('Informe a cor do plano.'),
    v.regex(/^#[0-9A-Fa-f]{6}$/, 'A cor do plano é como #0B3A82.'),
  ),
})

/** Services that the plan switches on, by the slug of their address; absent: all. */
const services = v.optional(
  v.array(
    v.picklist(serviceSlugs, 'Este serviço não existe. Use o fim do endereço dele, como contracheque.'),
  ),
)

/** Rules that the terms above already cover. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([contributionTermsRule.id, servicesOfferedRule.id])

/** Other rules of the plan by their kinds, as `contract/rules` has them; those that are absent begin as suggested. */
const otherRules = v.optional(
  v.strictObject(
    Object.fromEntries(
      ruleDefinitions
        .filter(({ id, scope }) => scope === 'plan' && !TOLD_ELSEWHERE.has(id))
        .map(({ id, schema }) => [id, v.optional(schema)]),
    ),
    'Use os nomes das regras que estão em docs/operation.md.',
  ),
)

const plan = v.variant(
  'contribuicao',
  [
    v.object({
      ...planAnswers.entries,
      contribuicao: v.literal('percentual'),
      servicos: services,
      regras: percentageTerms,
      outrasRegras: otherRules,
    }),
    v.object({
      ...planAnswers.entries,
      contribuicao: v.literal('voluntaria'),
      servicos: services,
      regras: voluntaryTerms,
      outrasRegras: otherRules,
    }),
  ],
  'A contribuição é "percentual" ou "voluntaria", um valor por mês.',
)
export type InstalledPlan = v.InferOutput<typeof plan>

/** Somebody of the service desk. `nivel`: 1 Atendente, 2 Cadastro, 3 Administrador. */
export const memberAnswers = v.object({
  cpf,
  nome: line('Informe o nome completo.'),
  email,
  nivel: v.picklist([1, 2, 3], 'O nível é 1 (Atendente), 2 (Cadastro) ou 3 (Administrador).'),
})

const areDistinct = <Item>(items: readonly Item[], key: (item: Item) => unknown) =>
  new Set(items.map(key)).size === items.length

/** A pension entity's answers to begin with: itself, its plans, and its attendants. `docs/installation-example.json` is one. */
export const installationFile = v.object({
  entidade: entityAnswers,
  /** Absent: no slip can be issued until a later run brings it. */
  cobranca: v.optional(collectionAnswers),
  planos: v.pipe(
    v.array(plan),
    v.minLength(1, 'Informe pelo menos um plano.'),
    v.check((plans) => areDistinct(plans, ({ id }) => id), 'Dois planos têm o mesmo número.'),
    v.check((plans) => areDistinct(plans, ({ nome }) => nome), 'Dois planos têm o mesmo nome.'),
  ),
  equipe: v.pipe(
    v.array(memberAnswers),
    v.check(
      (team) => team.some(({ nivel }) => nivel === 3),
      'Informe pelo menos um Administrador (nível 3).',
    ),
    v.check((team) => areDistinct(team, (member) => member.cpf), 'Duas pessoas da equipe têm o mesmo CPF.'),
  ),
})
export type Installation = v.InferOutput<typeof installationFile>

/** Reads an installation from the text of a file. Never throws: says place by place what is wrong. */
export function readInstallation(
  text: string,
): { ok: true; installation: Installation } | { ok: false; complaints: string[] } {
  const content = parsed(text)
  if (content === undefined)
    return { ok: false, complaints: ['O arquivo não é um JSON. Confira vírgulas e aspas.'] }
  const result = v.safeParse(installationFile, content)
  if (result.success) return { ok: true, installation: result.output }
  return {
    ok: false,
    complaints: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'arquivo'}: ${issue.message}`),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
