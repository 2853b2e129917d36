import { describe, expect, it } from 'vitest'
import { ageOn, completedMonths } from '#domain/calendar.ts'
import { isValidCpf } from '#domain/cpf.ts'
import { isPossiblePair } from '#domain/participants.ts'
import { demoPeople } from './people.ts'

const TODAY = '2026-11-21'
const people = demoPeople(TODAY)
const named = (name: string) => people.find((person) => person.name === name)

describe('demo people', () => {
  it('have valid and different CPFs, enrolments that are unique in their plan, and possible states', () => {
    expect(people.every((person) => isValidCpf(person.cpf))).toBe(true)
    expect(new Set(people.map((person) => person.cpf)).size).toBe(people.length)
    const links = people.flatMap((person) => person.links)
    expect(new Set(links.map((link) => `${link.planId}/${link.enrolment}`)).size).toBe(links.length)
    expect(links.filter((link) => !isPossiblePair(link.category, link.situation))).toEqual([])
  })

  it('are enough for long lists, with every category and almost every situation', () => {
    expect(people.length).toBeGreaterThanOrEqual(54)
    const links = people.flatMap((person) => person.links)
    expect(new Set(links.map((link) => link.category))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(links.map((link) => link.situation))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })

  it('keep their ages and times in plan on any day', () => {
    for (const today of ['2026-11-21', '2027-02-28', '2028-02-29', '2029-12-31']) {
      const [carlos, gustavo] = ['Carlos Eduardo Nunes', 'Gustavo Teles'].map((name) =>
        demoPeople(today).find((person) => person.name === name),
      )
      expect(ageOn(carlos?.birthDate ?? '', today)).toBe(68)
      expect(completedMonths(gustavo?.links[0]?.joinedOn ?? '', today)).toBe(55)
    }
  })

  it('are told apart by what the guide says of them', () => {
    expect(named('Ana Beatriz Lima')?.links.map((link) => link.enrolment)).toEqual(['100234', '400118'])
    expect(named('Helena Castro')?.links[0]?.savings).toMatchObject({ salary: 7473.3 })
    expect(named('Olívia Freitas')?.links[0]?.taxRegime).toBe('regressive')
    expect(people.filter((person) => person.onboardingOpen).map((person) => person.name)).toEqual([
      'Igor Matos',
      'Joana Prado',
    ])
    expect(people.flatMap((person) => person.adminLevel ?? [])).toEqual([1, 2, 3])
    expect(named('Helena Castro')?.reRegistrationStatus).toBeNull()
  })

  it('are the same for the same day', () => {
    expect(demoPeople(TODAY)).toEqual(people)
  })
})
