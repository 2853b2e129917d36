import { defineRule } from '../rules/define-rule.ts'
import { money, percent, years } from '../rules/rule-fields.ts'

const age = { from: 40, to: 80, says: 'Informe uma idade de 40 a 80 anos.' }
const contributed = { from: 0, to: 50, says: 'Informe de 0 a 50 anos.' }

/** Retirement by age under the public pension: what a simulation adds to the plan's income. */
export const publicPensionRule = defineRule({
  id: 'public-pension',
  label: 'Aposentadoria do INSS',
  lead: 'Com estes valores o simulador estima o que o INSS paga ao lado do plano. A pessoa pode mudar a estimativa.',
  scope: 'everybody',
  setting: 'beneficios',
  fields: {
    ceiling: money('Teto do INSS'),
    minimumWage: money('Salário mínimo'),
    basePercent: percent('Percentual da média com o tempo mínimo'),
    percentPerYear: percent('Percentual a mais por ano completo'),
    womenAge: years('Idade das mulheres', age),
    womenYears: years('Tempo mínimo de contribuição das mulheres', contributed),
    menAge: years('Idade dos homens', age),
    menYears: years('Tempo mínimo de contribuição dos homens', contributed),
    presumedFromAge: years('Idade em que se estima a primeira contribuição', {
      from: 14,
      to: 40,
      says: 'Informe uma idade de 14 a 40 anos.',
    }),
  },
})
