import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { List } from '@portal/design-system/List'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { AccessAnswer } from '#contract/people/personal-profile.ts'
import { personalProfileText } from './personal-profile.text.ts'
import { endedSentence, endSessionLabel, sessionSentence } from './personal-profile-sentences.ts'

const { sessions: text } = personalProfileText

/** Where the person is signed in, and ending it. */
export function Sessions({ sessions }: { sessions: AccessAnswer['sessoes'] }) {
  const { problem, isPending, run } = useCommand(send('encerrarOutrasSessoes'))
  const [ended, setEnded] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  /** Ends one; without an id all others. */
  const end = async (id: number | null) => {
    setEnded(null)
    const outcome = await run({ idSessao: id })
    if (outcome.ok) {
      await outcome.reread
      setEnded(endedSentence(outcome.answer.encerradas))
    }
    // The button that was pressed is gone with its session.
    place.current?.focus()
  }
  const others = sessions.filter(({ atual }) => !atual)
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <div ref={place} tabIndex={-1} role="status">
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
                      isDisabled={isPending}
                      aria-label={endSessionLabel(session)}
                      onPress={() => void end(session.id)}
                    >
                      {text.end}
                    </Button>
                  ),
                }),
          }))}
        />
        {others.length > 1 && (
          <div>
            <Button variant="secondary" isPending={isPending} onPress={() => void end(null)}>
              {text.endAll}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
