import * as v from 'valibot'
import { spansOf } from '#domain/conversations/opening-hours.ts'
import { defineRule } from '../rules/define-rule.ts'

const hours = v.pipe(
  v.string('Informe o horário.'),
  v.trim(),
  v.maxLength(60, 'Use no máximo 60 caracteres.'),
  v.check(
    (text) => spansOf(text) !== null,
    'Escreva como 08:00-12:00, 13:00-18:00, ou deixe em branco quando não há atendimento.',
  ),
)

const asRead = (text: string) => (text === '' ? 'Sem atendimento' : text.replaceAll('-', ' às '))

/** When somebody of the service desk answers in conversations. National holidays are closed, whatever their weekday. */
export const openingHoursRule = defineRule({
  id: 'opening-hours',
  label: 'Horário de atendimento',
  scope: 'everybody',
  schema: v.pipe(
    v.strictObject({
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: hours,
      sunday: hours,
    }),
    v.forward(
      v.check(
        (week) => Object.values(week).some((day) => day !== ''),
        'Informe o horário de pelo menos um dia.',
      ),
      ['monday'],
    ),
  ),
  fields: {
    monday: { label: 'Segunda-feira', text: asRead },
    tuesday: { label: 'Terça-feira', text: asRead },
    wednesday: { label: 'Quarta-feira', text: asRead },
    thursday: { label: 'Quinta-feira', text: asRead },
    friday: { label: 'Sexta-feira', text: asRead },
    saturday: { label: 'Sábado', text: asRead },
    sunday: { label: 'Domingo', text: asRead },
  },
})
