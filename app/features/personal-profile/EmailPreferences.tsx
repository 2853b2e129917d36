import { Card } from '@portal/design-system/Card'
import { Switch } from '@portal/design-system/Switch'
import { useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { messageGroupTexts } from '#contract/message-preferences.text.ts'
import type { MessageGroup, MessagePreferencesAnswer } from '#contract/message-preferences.ts'
import { consents as listClass, note, stack } from './personal-profile.css.ts'
import { chooseEmails } from './personal-profile.functions.ts'
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
  const { problem, run } = useCommand(chooseEmails)
  const [asked, setAsked] = useState<Choice | null>(null)
  const change = async (choice: Choice) => {
    setAsked(choice)
    const outcome = await run(choice)
    if (outcome.ok) await outcome.reread
    setAsked(null)
  }
  return (
    <Card title={text.title}>
      <div className={stack}>
        <p>{text.text}</p>
        <FormProblem problem={problem} />
        <ul className={listClass}>
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
        </ul>
        <p className={note}>{text.always}</p>
      </div>
    </Card>
  )
}
