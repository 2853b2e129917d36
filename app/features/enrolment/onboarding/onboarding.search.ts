import { searchOf, wholeNumber } from '#app/navigation/search-values.ts'

/** Search parameters of /onboarding: the step by its id, from −1 (end) to 7. */
export const onboardingSearch = searchOf({ idStep: wholeNumber(-1, 7, undefined) })
