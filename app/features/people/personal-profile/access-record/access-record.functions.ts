import { pageNumber, valuesOf } from '#app/navigation/search-values.ts'
import { personQuery } from '#app/session/server-functions.ts'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'

const PAGE_SIZE = 10

/** Who of the service desk came to one's data, ten a page, the newest first. */
export const accessRecord = personQuery
  .validator(valuesOf({ page: pageNumber }))
  .handler(({ data, context: { api, session } }) =>
    api.call(retornarQuemAcessou, {
      params: { idPessoa: session.pessoa.id },
      query: { page: data.page, limit: PAGE_SIZE },
    }),
  )
