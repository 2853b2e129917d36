import * as v from 'valibot'
import type { RequestWorkflow, WorkflowStage } from '#domain/requests/workflow.ts'
import { defineRule, type RuleField } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'
import { attendantLevelNames } from '../service-desk/attendant-levels.ts'
import { type RequestKindSlug, requestKindFacts, requestKindSlugs } from './request-kinds.ts'

const text = (maximum: number) =>
  v.pipe(
    v.string('Escreva o texto.'),
    v.trim(),
    v.nonEmpty('Escreva o texto.'),
    v.maxLength(maximum, `Use no máximo ${maximum} caracteres.`),
  )

const stage = v.strictObject({
  name: text(60),
  level: v.picklist([1, 2, 3], 'Escolha o nível: 1 (Atendente), 2 (Cadastro) ou 3 (Administrador).'),
  /** 0: no term. */
  slaBusinessDays: wholeNumber(0, 365, 'Informe os dias úteis, de 0 a 365.'),
  checklist: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'Use letras minúsculas, números e hífens.')),
        text: text(200),
      }),
    ),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Um item aparece duas vezes.',
    ),
  ),
  mayReturn: v.boolean(),
  /** Absent in what was published before it could be chosen: the participant is told. */
  isQuiet: v.exactOptional(v.boolean()),
})

const workflow: v.GenericSchema<RequestWorkflow> = v.pipe(
  v.strictObject({
    stages: v.pipe(v.array(stage), v.minLength(1, 'Descreva pelo menos uma etapa.')),
    isPayment: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ stages, isPayment }) => !isPayment || stages.length > 1,
      'Um pagamento tem pelo menos duas etapas, para que duas pessoas o confiram.',
    ),
    ['stages'],
  ),
)

function stageText({
  name,
  level,
  slaBusinessDays: days,
  mayReturn,
  isQuiet,
  checklist,
}: WorkflowStage): string {
  const term = days === 0 ? 'sem prazo' : days === 1 ? '1 dia útil' : `${words.number(days)} dias úteis`
  const checks = checklist.map(({ text }) => `“${text}”`).join(', ')
  return [
    `${name}: ${attendantLevelNames[level]}`,
    term,
    ...(mayReturn ? [] : ['sem devolução']),
    ...(isQuiet ? ['sem aviso ao participante'] : []),
    ...(checks === '' ? [] : [`confere ${checks}`]),
  ].join(', ')
}

const workflowText = (drawn: RequestWorkflow | undefined): string =>
  drawn ? `${drawn.isPayment ? 'pagamento; ' : ''}${words.list(drawn.stages.map(stageText))}` : 'Nenhuma'

/** The same for every kind of request: only its name differs. */
const ofKinds = <Value>(value: (slug: RequestKindSlug) => Value) =>
  Object.fromEntries(requestKindSlugs.map((slug) => [slug, value(slug)])) as Record<RequestKindSlug, Value>

/**
 * The stages of the requests of each kind, by its slug; those of a kind that is not there cannot be filed. A request keeps the stages of
 * the day on which it was filed.
 */
export const requestWorkflowRule = defineRule({
  id: 'request-workflow',
  label: 'Etapas das solicitações',
  lead: 'Por quais etapas passa cada tipo de solicitação, quem cuida de cada uma e em quanto tempo. Solicitações em andamento seguem as etapas do dia em que foram enviadas.',
  scope: 'plan',
  setting: 'esteira',
  schema: v.strictObject(ofKinds(() => v.exactOptional(workflow))),
  fields: ofKinds(
    (slug): RuleField<RequestWorkflow | undefined> => ({
      label: requestKindFacts[slug].name,
      text: workflowText,
    }),
  ),
})
