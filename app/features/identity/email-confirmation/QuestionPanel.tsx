import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { emailOrigins } from '#contract/identity/identity.text.ts'
import { dateText } from '#contract/value-text.ts'
import { DisownAct } from './DisownAct.tsx'
import { answerEmailChange, type OpenedEmailChange } from './email-confirmation.functions.ts'
import { emailConfirmationText } from './email-confirmation.text.ts'

const { ask: text } = emailConfirmationText

/** The answer that was taken; `over`: somebody or something else was faster. */
export type EmailOutcome = 'sim' | 'nao' | 'over'

type QuestionPanelProps = {
  change: Extract<OpenedEmailChange, { state: 'asked' }>
  onOutcome: (outcome: EmailOutcome) => void
}

/** The question, with what is known of the change, and its two answers. */
export function QuestionPanel({ change, onOutcome }: QuestionPanelProps) {
  // The link is used up by the answer: what it was about must not be asked for again.
  const answering = useCommand(answerEmailChange, { rereads: false })
  const answer = async (resposta: 'sim' | 'nao') => {
    const outcome = await answering.run({ resposta })
    if (outcome.ok) onOutcome(resposta)
    else if (outcome.problem?.kind === 'not-found') onOutcome('over')
  }
  return (
    <PublicPanel heading={text.heading} lead={text.lead}>
      <DescriptionList
        items={[
          { id: 'email', term: text.facts.email, description: change.novo },
          { id: 'origin', term: text.facts.origin, description: emailOrigins[change.origem] },
          { id: 'opens', term: text.facts.opens, description: dateText(change.abreEm) },
        ]}
      />
      <Stack as="ul" gap="2" marks="bullets">
        <li>{text.yesDoes}</li>
        <li>{text.noDoes}</li>
      </Stack>
      <FormProblem problem={answering.problem} />
      <Cluster gap="3">
        <Button isPending={answering.isPending} onPress={() => void answer('sim')}>
          {text.yes}
        </Button>
        <DisownAct command={answering} onDisown={() => void answer('nao')} />
      </Cluster>
    </PublicPanel>
  )
}
