import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useVisit } from '#app/session/session.queries.ts'
import { PasswordSteps } from './PasswordSteps.tsx'
import { askPasswordLink, changePassword, createPassword } from './passwords.functions.ts'
import { passwordQueries } from './passwords.queries.ts'

const route = getRouteApi('/alterar-senha')

/** The page of the password. After a link was used a new document is loaded, so that nothing of an earlier session is left. */
export function PasswordPage() {
  const { esqueci } = route.useSearch()
  const { data: entry } = useSuspenseQuery(passwordQueries.entry())
  const { session } = useVisit()
  const router = useRouter()
  return (
    <PasswordSteps
      entry={esqueci && entry === 'change' ? 'ask' : entry}
      isSignedIn={session !== null}
      change={(values) => changePassword({ data: values })}
      create={({ senha, confirmacao }) => createPassword({ data: { senha, confirmacao } })}
      onCreated={() =>
        void router.navigate({ to: '/login', search: { motivo: 'senha' }, reloadDocument: true })
      }
      ask={(cpf) => askPasswordLink({ data: { cpf } })}
    />
  )
}
