import { expect, it } from 'vitest'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { demoIndexers } from './indexers.ts'

it.each(['2025-03-01', '2026-11-30', '2026-12-01', '2027-01-31', '2040-06-15'])(
  'has every month of every index before %s, so that a year can be compared',
  (today) => {
    for (const { data, values } of demoIndexers(today)) {
      const before = addToCompetence(competenceOf(today), -1)
      const months = values.map(({ competence }) => competence)
      expect(months.at(-1), data.codigo).toBe(before)
      expect(months).toEqual(months.map((_, index) => addToCompetence('2024-01', index)))
    }
  },
)
