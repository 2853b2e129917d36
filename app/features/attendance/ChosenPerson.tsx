import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { attendanceQueries } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { PersonCard } from './PersonCard.tsx'

/** The person of the address. Focus goes to them, because choosing in the palette brought them here. */
export function ChosenPerson({ idPessoa }: { idPessoa: number }) {
  const { person, links } = useSuspenseQuery(attendanceQueries.person(idPessoa)).data
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={attendanceText.person.label}>
      <PersonCard
        person={person}
        links={links}
        requestsHref={`/request-management?${new URLSearchParams({ palavraChave: person.nome })}`}
        onClose={() => void router.navigate({ to: '/' })}
      />
    </div>
  )
}
