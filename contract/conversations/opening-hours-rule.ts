import * as v from 'valibot'
import { spansOf } from '#domain/conversations/opening-hours.ts'
import { defineRule, schemaOf } from '../rules/define-rule.ts'
import { part } from '../rules/rule-fields.ts'

const LONGEST = 60

const hours = v.pipe(
  v.string('Informe o horário.'),
  v.trim(),
  v.maxLength(LONGEST, `Use no máximo ${LONGEST} caracteres.`),
  v.check(
    (text) => spansOf(text) !== null,
    'Escreva como 08:00-12:00, 13:00-18:00, ou deixe em branco quando não há atendimento.',
  ),
)

const hoursOf = (label: string) =>
  part(hours, {
    label,
    text: (text) => (text === '' ? 'Sem atendimento' : text.replaceAll('-', ' às ')),
    input: { as: 'text', maxLength: LONGEST },
  })

const fields = {
  monday: {
    ...hoursOf('Segunda-feira'),
    help: 'Ex.: 08:00-12:00, 13:00-18:00. Em branco, ninguém atende.',
  },
  tuesday: hoursOf('Terça-feira'),
  wednesday: hoursOf('Quarta-feira'),
  thursday: hoursOf('Quinta-feira'),
  friday: hoursOf('Sexta-feira'),
  saturday: hoursOf('Sábado'),
  sunday: hoursOf('Domingo'),
}

/** When somebody of the service desk answers in conversations. National holidays are closed, whatever their weekday. */
export const openingHoursRule = defineRule({
  id: 'opening-hours',
  label: 'Horário de atendimento',
  lead: 'Fora do horário as pessoas escrevem do mesmo jeito, e a conversa diz quando alguém responde.',
  scope: 'everybody',
  setting: 'horario-atendimento',
  schema: v.pipe(
    schemaOf(fields),
    v.forward(
      v.check(
        (week) => Object.values(week).some((day) => day !== ''),
        'Informe o horário de pelo menos um dia.',
      ),
      ['monday'],
    ),
  ),
  fields,
})
