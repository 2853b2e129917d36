/** Words around the slides; their texts are the entity's. */
export const slidesText = {
  region: 'Destaques',
  more: 'Saiba mais',
  moreAbout: (title: string) => `Saiba mais: ${title}`,
} as const
