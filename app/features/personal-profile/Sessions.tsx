import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { List } from '@portal/design-system/List'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { AccessAnswer } from '#contract/personal-profile.ts'
import { said } from './personal-profile.css.ts'
import { personalProfileText } from './personal-profile.text.ts'
import { endedSentence, endSessionLabel, sessionSentence } from './personal-profile-sentences.ts'

const { sessions: text } = personalProfileText

type SessionsProps = {
  sessions: AccessAnswer['sessoes']
  /** Ends one, or without an id all others; answers how many. */
  end: (id?: number) => Promise<number>
}

/** Where the person is signed in, and ending it. */
export function Sessions({ sessions, end }: SessionsProps) {
  const { problem, isSending, run } = useSubmission()
  const [ended, setEnded] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const act = async (id?: number) => {
    setEnded(null)
    await run(async () => setEnded(endedSentence(await end(id))))
    // The button that was pressed is gone with its session.
    place.current?.focus()
  }
  const others = sessions.filter(({ atual }) => !atual)
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <div ref={place} tabIndex={-1} role="status" className={said}>
          {ended && <InlineMessage tone="success">{ended}</InlineMessage>}
        </div>
        <FormProblem problem={problem} />
        <List
          label={text.title}
          items={sessions.map((session) => ({
            id: String(session.id),
            title: session.aparelho,
            text: sessionSentence(session),
            ...(session.atual
              ? { meta: <StatusTag tone="success">{text.current}</StatusTag> }
              : {
                  action: (
                    <Button
                      variant="secondary"
                      size="compact"
                      isDisabled={isSending}
                      aria-label={endSessionLabel(session)}
                      onPress={() => void act(session.id)}
                    >
                      {text.end}
                    </Button>
                  ),
                }),
          }))}
        />
        {others.length > 1 && (
          <div>
            <Button variant="secondary" isPending={isSending} onPress={() => void act()}>
              {text.endAll}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
