import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { emailConfirmationText } from './email-confirmation.text.ts'

const { confirmed, disowned } = emailConfirmationText

/** The outcome of the answer, and the next thing to do. */
export function AnsweredPanel({ answer }: { answer: 'sim' | 'nao' }) {
  if (answer === 'sim')
    return (
      <PublicPanel heading={confirmed.heading} lead={confirmed.lead} takesFocus>
        <p>{confirmed.next}</p>
        <div>
          <LinkButton href="/login">{confirmed.act}</LinkButton>
        </div>
      </PublicPanel>
    )
  return (
    <PublicPanel heading={disowned.heading} lead={disowned.lead} takesFocus>
      <Stack gap="3">
        <Text as="h2" variant="subtitle">
          {disowned.title}
        </Text>
        <Stack as="ul" gap="2" marks="bullets">
          {disowned.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
      </Stack>
      <div>
        <LinkButton href="/alterar-senha?esqueci=true">{disowned.act}</LinkButton>
      </div>
    </PublicPanel>
  )
}
