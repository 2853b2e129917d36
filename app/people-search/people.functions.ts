import { attendantCommand } from '#app/session/server-functions.ts'
import { filtrarPessoas } from '#contract/people/people.ts'
import { peopleKeyword } from './people.schema.ts'

/** People who are shown at once. */
const PAGE_SIZE = 10

/**
 * The first people found by a keyword. It reads, and is a command all the same: a keyword is often a CPF, and what a query asks for
 * stands in the address, which proxies write down.
 */
export const searchPeople = attendantCommand
  .validator(peopleKeyword)
  .handler(({ data, context }) =>
    context.api.call(filtrarPessoas, { query: { ...data, page: 0, limit: PAGE_SIZE } }),
  )
