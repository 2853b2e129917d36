import * as v from 'valibot'
import { defineRule } from './define-rule.ts'
import { wholeNumber } from './rule-values.ts'
import { words } from './rule-words.ts'

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

const time = v.pipe(
  v.string('Informe a hora.'),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Informe a hora como 08:00.'),
)

/** When somebody of the service desk answers in conversations. National holidays are closed, whatever their weekday. */
export const openingHoursRule = defineRule({
  id: 'horario-atendimento',
  label: 'Horário de atendimento',
  scope: 'everybody',
  schema: v.strictObject({
    /** Times of São Paulo; 0 Sunday … 6 Saturday. */
    shifts: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            weekday: wholeNumber(0, 6, 'Escolha um dia da semana.'),
            from: time,
            to: time,
          }),
          v.forward(
            v.check(({ from, to }) => from < to, 'O atendimento deve terminar depois de começar.'),
            ['to'],
          ),
        ),
      ),
      v.minLength(1, 'Informe pelo menos um dia de atendimento.'),
      v.maxLength(21, 'Informe no máximo três períodos por dia.'),
      v.check(
        (shifts) =>
          shifts.every((shift, place) =>
            shifts.every(
              (other, otherPlace) =>
                place === otherPlace ||
                shift.weekday !== other.weekday ||
                shift.to <= other.from ||
                other.to <= shift.from,
            ),
          ),
        'Dois períodos do mesmo dia se sobrepõem.',
      ),
    ),
  }),
  fields: {
    shifts: {
      label: 'Dias e horas',
      text: (shifts) =>
        words.list(shifts.map(({ weekday, from, to }) => `${weekdayNames[weekday]}, das ${from} às ${to}`)),
    },
  },
})
