/** What the slides of home say beside the entity's own words. */
export const slidesText = {
  region: 'Destaques',
  more: 'Saiba mais',
  moreAbout: (title: string) => `Saiba mais: ${title}`,
} as const
