import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Switch } from '@portal/design-system/Switch'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { messageGroupTexts } from '#contract/messages/message-preferences.text.ts'
import type { MessageGroup, MessagePreferencesAnswer } from '#contract/messages/message-preferences.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { emails: text } = personalProfileText

type Choice = { grupo: MessageGroup; desejado: boolean }

type EmailPreferencesProps = {
  preferences: MessagePreferencesAnswer['preferencias']
  /** False for who acts for the person: they read. */
  mayChange: boolean
}

/** Which e-mails a person wants, on or off at once, beside those that are always sent. */
export function EmailPreferences({ preferences, mayChange }: EmailPreferencesProps) {
  const { problem, run } = useCommand(send('alterarPreferenciaAvisos'))
  const [asked, setAsked] = useState<Choice | null>(null)
  const change = async (choice: Choice) => {
    setAsked(choice)
    const outcome = await run(choice)
    if (outcome.ok) await outcome.reread
    setAsked(null)
  }
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <FormProblem problem={problem} />
        <Stack as="ul" gap="5">
          {preferences.map(({ grupo, desejado }) => {
            const isAsked = asked?.grupo === grupo
            return (
              <li key={grupo}>
                <Switch
                  label={messageGroupTexts[grupo].title}
                  description={messageGroupTexts[grupo].text}
                  isSelected={isAsked ? asked.desejado : desejado}
                  isDisabled={!mayChange || (asked !== null && !isAsked)}
                  onChange={(wanted) => void change({ grupo, desejado: wanted })}
                />
              </li>
            )
          })}
        </Stack>
        <Text variant="small" tone="muted">
          {text.always}
        </Text>
      </Stack>
    </Card>
  )
}
