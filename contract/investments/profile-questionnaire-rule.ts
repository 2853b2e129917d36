import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { months } from '../rules/rule-fields.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'Use letras minúsculas, números e hífens.'))
const text = v.pipe(
  v.string('Escreva o texto.'),
  v.trim(),
  v.nonEmpty('Escreva o texto.'),
  v.maxLength(500, 'Use no máximo 500 caracteres.'),
)
const points = wholeNumber(0, 1000, 'Informe os pontos, a partir de 0.')
const profileId = wholeNumber(1, 2_147_483_647, 'Escolha um perfil.')

const validMonths = months('Validade das respostas', {
  from: 1,
  to: 120,
  says: 'Informe a validade, de 1 a 120 meses.',
})

/** The questionnaire that suggests an investment profile, with its words. Answers keep the version that they were given to. */
export const profileQuestionnaireRule = defineRule({
  id: 'profile-questionnaire',
  label: 'Questionário de perfil',
  lead: 'Quem já respondeu fica com o resultado das perguntas que respondeu, até acabar a validade dele.',
  scope: 'everybody',
  setting: 'perfil-investimento-questoes',
  schema: v.strictObject({
    validMonths: validMonths.schema,
    questions: v.pipe(
      v.array(
        v.strictObject({
          id: key,
          text,
          options: v.array(v.strictObject({ id: key, text, points })),
        }),
      ),
      v.minLength(1, 'Escreva pelo menos uma pergunta.'),
    ),
    /** Profile from this many points on. */
    ranges: v.array(v.strictObject({ from: points, profileId })),
    /** An answer, for who has at least an age, that allows no more than a profile. */
    caps: v.array(
      v.strictObject({
        id: key,
        text,
        atMostProfileId: profileId,
        answer: v.strictObject({ questionId: key, optionId: key }),
        minimumAge: v.exactOptional(wholeNumber(0, 120, 'Informe uma idade.')),
      }),
    ),
  }),
  fields: {
    validMonths,
    questions: {
      label: 'Perguntas',
      text: (questions) => words.list(questions.map(({ text }) => text)),
      // Its place is part of what it says, so that a question that was only moved is seen.
      items: (questions) =>
        questions.map(({ id, text, options }, at) => ({
          key: id,
          name: `Pergunta ${at + 1}`,
          text: `${at + 1}. ${text} ${words.list(options.map((option) => `${option.text}: ${option.points}`))}`,
        })),
    },
    ranges: {
      label: 'Faixas',
      text: (ranges, { profile }) =>
        words.list(ranges.map(({ from, profileId }) => `a partir de ${from}: ${profile(profileId)}`)),
    },
    caps: {
      label: 'Limites',
      text: (caps, { profile }) =>
        words.list(caps.map(({ text, atMostProfileId }) => `${text} Até ${profile(atMostProfileId)}`)),
    },
  },
})
export type QuestionnaireRule = v.InferOutput<typeof profileQuestionnaireRule.schema>
