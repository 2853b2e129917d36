import type { Question, Questionnaire } from './questionnaire.ts'

/** Profiles of the plans, from the least to the most risk, by their ids. */
export const Profile = { superConservative: 1, conservative: 2, moderate: 3, bold: 4 } as const

function question(id: string, options: Readonly<Record<string, number>>): Question {
  return { id, options: Object.entries(options).map(([option, points]) => ({ id: option, points })) }
}

/**
 * The first version of the questionnaire, where an administrator has published no other. It follows the suitability rule of
 * the capital market (Resolução CVM 30/2021), which pension entities are not obliged to.
 */
export const suggestedQuestionnaire: Questionnaire = {
  version: 1,
  validMonths: 24,
  questions: [
    question('horizon', { 'under-3-years': 0, '3-to-7-years': 2, '8-to-15-years': 4, 'over-15-years': 6 }),
    question('share-of-wealth', { 'over-75': 0, '50-to-75': 1, '25-to-50': 2, 'under-25': 4 }),
    question('reaction-to-fall', { 'sell-all': 0, 'move-part': 2, wait: 4, 'buy-more': 6 }),
    question('knowledge', { none: 0, 'fixed-income': 2, 'funds-and-shares': 4 }),
    question('experience', { none: 0, 'fixed-income': 1, funds: 2, shares: 4 }),
    question('income-stability', { none: 0, variable: 1, stable: 3 }),
    question('need-in-2-years', { yes: 0, partly: 2, no: 4 }),
    question('goal', { preserve: 0, 'beat-inflation': 2, grow: 5 }),
  ],
  ranges: [
    { from: 0, profileId: Profile.superConservative },
    { from: 8, profileId: Profile.conservative },
    { from: 17, profileId: Profile.moderate },
    { from: 27, profileId: Profile.bold },
  ],
  caps: [
    {
      id: 'needs-the-money',
      atMostProfileId: Profile.conservative,
      answer: { questionId: 'need-in-2-years', optionId: 'yes' },
    },
    {
      id: 'sells-in-a-fall',
      atMostProfileId: Profile.conservative,
      answer: { questionId: 'reaction-to-fall', optionId: 'sell-all' },
    },
    {
      id: 'near-retirement',
      atMostProfileId: Profile.moderate,
      answer: { questionId: 'horizon', optionId: 'under-3-years' },
      minimumAge: 60,
    },
  ],
}
