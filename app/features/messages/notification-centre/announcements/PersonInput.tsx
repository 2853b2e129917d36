import { peopleQueries } from '#app/people-search/people.queries.ts'
import { SearchedChoice } from '#app/people-search/SearchedChoice.tsx'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'
import { announcementsText } from './announcements.text.ts'

const { person: label, personHint: hint, nobody: none, failed, retry, choose } = announcementsText.form

/** Finds the person who gets it, by name or CPF. */
export function PersonInput() {
  return (
    <SearchedChoice
      text={{ label, hint, none, failed, retry, choose }}
      shortest={SHORTEST_KEYWORD}
      search={peopleQueries.found}
      foundOf={({ pessoas }) => pessoas}
      optionOf={({ nome, cpf }) => ({ label: nome, description: cpf })}
    />
  )
}
