import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ReRegistrationStep } from '#domain/re-registration/groups.ts'
import { CodeStep } from './CodeStep.tsx'
import { IdentifyStep } from './IdentifyStep.tsx'
import { ProtocolStep } from './ProtocolStep.tsx'
import { ReRegistrationForm } from './ReRegistrationForm.tsx'
import { column, narrow, page, title } from './ReRegistrationPage.css.ts'
import { askSecurityCode, leaveReRegistration, openWithCode } from './re-registration.functions.ts'
import { reRegistrationQueries } from './re-registration.queries.ts'
import { reRegistrationText as text } from './re-registration.text.ts'

const route = getRouteApi('/recadastramento')

/** The page of the re-registration: the way in, the steps, the receipt. Shown without the shell, with a token of its own. */
export function ReRegistrationPage() {
  const { idStep, local } = route.useSearch()
  const { data: entry } = useSuspenseQuery(reRegistrationQueries.entry())
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const takesFocus = useHydrated()
  const [cpf, setCpf] = useState(entry.kind === 'closed' ? entry.cpf : '')
  const go = (step: number | undefined) =>
    void navigate({ to: '/recadastramento', search: { idStep: step, local } })
  const readAgain = (step?: number) =>
    queryClient.refetchQueries({ queryKey: reRegistrationQueries.entry().queryKey }).then(() => go(step))
  const leave = () => void leaveReRegistration().then(() => readAgain())

  if (entry.kind === 'open') {
    return (
      <main className={page}>
        <div className={column}>
          <h1 className={title}>{text.title}</h1>
          {entry.page.enviado ? (
            <ProtocolStep sent={entry.page.enviado} takesFocus={takesFocus} onLeave={leave} />
          ) : (
            <ReRegistrationForm
              key={String(takesFocus)}
              page={entry.page}
              step={idStep}
              isAlive={takesFocus}
              go={go}
              onSent={() => readAgain(ReRegistrationStep.protocol)}
              onLeave={leave}
            />
          )}
        </div>
      </main>
    )
  }
  const isCode = idStep === ReRegistrationStep.code || (entry.codigo !== '' && idStep === undefined)
  return (
    <main className={page}>
      <div className={narrow}>
        <h1 className={title}>{text.title}</h1>
        {isCode ? (
          <CodeStep
            key={entry.codigo}
            cpf={cpf}
            brought={entry.codigo}
            takesFocus={takesFocus}
            open={(code) => openWithCode({ data: code })}
            onOpened={() => void readAgain()}
            onBack={() => go(ReRegistrationStep.identify)}
          />
        ) : (
          <IdentifyStep
            cpf={cpf}
            takesFocus={takesFocus && idStep !== undefined}
            ask={(who) => askSecurityCode({ data: who })}
            onNext={(typed) => {
              setCpf(typed)
              go(ReRegistrationStep.code)
            }}
          />
        )}
      </div>
    </main>
  )
}
