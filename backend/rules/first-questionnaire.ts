import { suggestedQuestionnaire } from '#domain/investments/investment-profiles/suggested-questionnaire.ts'
import type { RuleOf } from './define-plan-rules.ts'
import type { profileQuestionnaire } from './entity-kinds.ts'

/** Words of the first questionnaire, by the ids of its questions, options and caps. */
const questionWords: Readonly<Record<string, { text: string; options: Readonly<Record<string, string>> }>> = {
  horizon: {
    text: 'Daqui a quanto tempo você pretende se aposentar?',
    options: {
      'under-3-years': 'Em menos de 3 anos',
      '3-to-7-years': 'De 3 a 7 anos',
      '8-to-15-years': 'De 8 a 15 anos',
      'over-15-years': 'Daqui a mais de 15 anos',
    },
  },
  'share-of-wealth': {
    text: 'Quanto do seu patrimônio está neste plano?',
    options: {
      'over-75': 'Mais de 75%',
      '50-to-75': 'De 50% a 75%',
      '25-to-50': 'De 25% a 50%',
      'under-25': 'Menos de 25%',
    },
  },
  'reaction-to-fall': {
    text: 'Se o seu saldo caísse 10% em um ano, o que você faria?',
    options: {
      'sell-all': 'Tiraria tudo dos investimentos de risco',
      'move-part': 'Mudaria uma parte para algo mais seguro',
      wait: 'Esperaria a recuperação',
      'buy-more': 'Aproveitaria para investir mais',
    },
  },
  knowledge: {
    text: 'O que você conhece de investimentos?',
    options: {
      none: 'Conheço pouco ou nada',
      'fixed-income': 'Conheço renda fixa, como poupança e CDB',
      'funds-and-shares': 'Conheço fundos e ações',
    },
  },
  experience: {
    text: 'Em que você investiu nos últimos 24 meses?',
    options: {
      none: 'Não investi',
      'fixed-income': 'Renda fixa',
      funds: 'Fundos de investimento',
      shares: 'Ações',
    },
  },
  'income-stability': {
    text: 'Como é a sua renda?',
    options: { none: 'Não tenho renda hoje', variable: 'Varia de mês a mês', stable: 'É estável' },
  },
  'need-in-2-years': {
    text: 'Você vai precisar deste dinheiro nos próximos 2 anos?',
    options: { yes: 'Sim', partly: 'De uma parte', no: 'Não' },
  },
  goal: {
    text: 'O que você espera deste investimento?',
    options: {
      preserve: 'Preservar o que já tenho',
      'beat-inflation': 'Ganhar um pouco acima da inflação',
      grow: 'Crescer, mesmo com oscilações',
    },
  },
}

const capWords: Readonly<Record<string, string>> = {
  'needs-the-money': 'Você vai precisar do dinheiro nos próximos 2 anos.',
  'sells-in-a-fall': 'Você tiraria tudo dos investimentos de risco em uma queda.',
  'near-retirement': 'Você tem 60 anos ou mais e pretende se aposentar em menos de 3 anos.',
}

/** The first version of the questionnaire with its words. */
export const firstQuestionnaire: RuleOf<typeof profileQuestionnaire> = {
  validMonths: suggestedQuestionnaire.validMonths,
  questions: suggestedQuestionnaire.questions.map(({ id, options }) => ({
    id,
    text: word(questionWords[id]?.text, id),
    options: options.map((option) => ({
      ...option,
      text: word(questionWords[id]?.options[option.id], `${id} ${option.id}`),
    })),
  })),
  ranges: [...suggestedQuestionnaire.ranges],
  caps: suggestedQuestionnaire.caps.map((cap) => ({ ...cap, text: word(capWords[cap.id], cap.id) })),
}

function word(text: string | undefined, what: string): string {
  if (text === undefined) throw new RangeError(`the questionnaire has no words for ${what}`)
  return text
}
