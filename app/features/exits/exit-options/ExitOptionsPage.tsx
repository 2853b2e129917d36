import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { ExitOptions } from './ExitOptions.tsx'
import { exitOptionsText as text } from './exit-options.text.ts'

/** The options of who left the sponsor, at their own address; who has nothing to choose reads that. */
export function ExitOptionsPage() {
  const { data: options } = useSuspenseQuery(ask('retornarOpcoesSaida'))
  return (
    <>
      <PageHeader title={text.title} description={text.lead} />
      {options.relogio || options.presumida ? (
        <ExitOptions options={options} />
      ) : (
        <EmptyState
          title={text.none.title}
          action={
            <LinkButton href="/services" variant="secondary">
              {text.none.action}
            </LinkButton>
          }
        >
          {text.none.text}
        </EmptyState>
      )}
    </>
  )
}
