/** How the days of a conversation are called. */
export const daysText = {
  today: 'Hoje',
  yesterday: 'Ontem',
  ofYear: (day: string, year: string) => `${day} de ${year}`,
  thisDay: 'hoje',
  tomorrow: 'amanhã',
  on: (day: string) => `em ${day}`,
  from: (day: string, time: string) => `${day} a partir das ${time}`,
} as const
