import { Text } from '@portal/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { PublicPage } from '#app/shell/PublicPage.tsx'
import { ReRegistrationStep } from '#domain/re-registration/groups.ts'
import { CodeStep } from './CodeStep.tsx'
import { IdentifyStep } from './IdentifyStep.tsx'
import { OwnEntryStep } from './OwnEntryStep.tsx'
import { ProtocolStep } from './ProtocolStep.tsx'
import { ReRegistrationForm } from './ReRegistrationForm.tsx'
import { leaveReRegistration, type ReRegistrationOnPage } from './re-registration.functions.ts'
import { reRegistrationQueries } from './re-registration.queries.ts'
import { reRegistrationText as text } from './re-registration.text.ts'
import { fromAbroad } from './re-registration-values.ts'
import { forgetInTab } from './use-re-registration-form.ts'

const route = getRouteApi('/recadastramento')

/** The page of the re-registration: the way in, the steps, the receipt. Shown without the shell, with a token of its own. */
export function ReRegistrationPage() {
  const { idStep, local } = route.useSearch()
  const { data: entry } = useSuspenseQuery(reRegistrationQueries.entry())
  const navigate = useNavigate()
  const takesFocus = useHydrated()
  const [cpf, setCpf] = useState(entry.kind === 'closed' ? entry.cpf : '')
  const go = (step: number | undefined) =>
    void navigate({ to: '/recadastramento', search: { idStep: step, local } })
  const leaving = useCommand(leaveReRegistration)
  const leave = async () => {
    const outcome = await leaving.run()
    if (outcome.ok) go(undefined)
    return outcome.ok
  }
  /** It was sent, perhaps from another device: what this tab still holds of it is of no more use. */
  const end = async ({ pessoa }: ReRegistrationOnPage) => {
    if (await leave()) forgetInTab(pessoa.cpf)
  }

  if (entry.kind === 'open') {
    return (
      <PublicPage width="wide">
        <Text as="h1" variant="heading">
          {text.title}
        </Text>
        <FormProblem problem={leaving.problem} />
        {entry.page.enviado ? (
          <ProtocolStep
            sent={entry.page.enviado}
            takesFocus={takesFocus}
            onLeave={() => void end(entry.page)}
          />
        ) : (
          <ReRegistrationForm
            page={local === 'exterior' ? fromAbroad(entry.page) : entry.page}
            step={idStep}
            takesFocus={takesFocus && idStep !== undefined}
            go={go}
            onSent={() => go(ReRegistrationStep.protocol)}
            onLeave={leave}
          />
        )}
      </PublicPage>
    )
  }
  const own = idStep === undefined && !entry.hasCode ? entry.signedIn : null
  const isCode = idStep === ReRegistrationStep.code || (entry.hasCode && idStep === undefined)
  return (
    <PublicPage width="narrow">
      <Text as="h1" variant="heading">
        {text.title}
      </Text>
      {own !== null ? (
        <OwnEntryStep
          firstName={own}
          takesFocus={false}
          onOpened={() => go(undefined)}
          onCode={() => go(ReRegistrationStep.identify)}
        />
      ) : isCode ? (
        <CodeStep
          cpf={cpf}
          hasCode={entry.hasCode}
          takesFocus={takesFocus}
          onOpened={() => go(undefined)}
          onBack={() => go(ReRegistrationStep.identify)}
        />
      ) : (
        <IdentifyStep
          cpf={cpf}
          takesFocus={takesFocus && idStep !== undefined}
          onNext={(typed) => {
            setCpf(typed)
            go(ReRegistrationStep.code)
          }}
        />
      )}
    </PublicPage>
  )
}
