import { Text } from '@portal/design-system/Text'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { messageGroupTexts } from '#contract/messages/message-preferences.text.ts'
import type { MessagePreferencesAnswer } from '#contract/messages/message-preferences.ts'
import { personalProfileText } from './personal-profile.text.ts'
import { SwitchCard } from './SwitchCard.tsx'

const { emails: text } = personalProfileText

type EmailPreferencesProps = {
  preferences: MessagePreferencesAnswer['preferencias']
  /** False for who acts for the person: they read. */
  mayChange: boolean
}

/** Which e-mails a person wants, on or off at once, beside those that are always sent. */
export function EmailPreferences({ preferences, mayChange }: EmailPreferencesProps) {
  const { problem, run } = useCommand(send('alterarPreferenciaAvisos'))
  const switches = preferences.map(({ grupo, desejado: isOn }) => {
    const { title: label, text: description } = messageGroupTexts[grupo]
    return { id: grupo, label, description, isOn, turn: (desejado: boolean) => run({ grupo, desejado }) }
  })
  return (
    <SwitchCard
      title={text.title}
      lead={text.text}
      problem={problem}
      switches={switches}
      mayChange={mayChange}
    >
      <Text variant="small" tone="muted">
        {text.always}
      </Text>
    </SwitchCard>
  )
}
