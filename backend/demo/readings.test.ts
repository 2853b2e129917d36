import { expect, it } from 'vitest'
import { requestDataSchema } from '#contract/all-readings.ts'
import { lineSentence } from '#contract/readings/reading-text.ts'
import { allRequestKinds } from '../usecases/all-kinds.ts'
import { storedReading } from '../usecases/request-engine/request-versions.ts'
import { demoPeople } from './people.ts'
import { demoRequests } from './requests.ts'

const TODAY = '2026-11-21'
const people = demoPeople(TODAY)
const requests = demoRequests(people, TODAY)

it('every request of the demo is read in words, with no CPF of anybody', () => {
  const cpfs = people.map(({ cpf }) => cpf)
  const kinds = new Set(requests.map(({ kind }) => kind))
  expect(kinds.size).toBeGreaterThan(15)
  for (const { protocol, kind, kindId, payloads } of requests) {
    for (const { data } of payloads) {
      const lines = storedReading(allRequestKinds, kindId, { data, version: 1 })
      if (!lines) throw new Error(`${kind} ${protocol} is not read: ${JSON.stringify(data)}`)
      const words = lines.map(lineSentence)
      expect(words.length, kind).toBeGreaterThan(0)
      expect(words.join('\n'), kind).not.toMatch(/[{}[\]"]|[a-z][A-Z]|_|undefined|null|NaN|Invalid/)
      const digits = words.join(' ').replaceAll(/[^\d ]/g, '')
      expect(
        cpfs.filter((cpf) => digits.includes(cpf)),
        kind,
      ).toEqual([])
    }
  }
})

it('every kind that the portal files keeps the shape that is read', () => {
  for (const { slug, data } of allRequestKinds.all) expect(data.schema, slug).toBe(requestDataSchema(slug))
})
