import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { List } from '@portal/design-system/List'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import type { AccessAnswer } from '#contract/people/personal-profile.ts'
import { instantText } from '#contract/value-text.ts'
import { PersonalProfileFrame } from './PersonalProfileFrame.tsx'
import { personalProfileText } from './personal-profile.text.ts'
import { networkSentence } from './personal-profile-sentences.ts'
import { Sessions } from './Sessions.tsx'

const { history, password } = personalProfileText

/** The password, open sessions, and who came in when. */
export function Security({ access: { sessoes, historico } }: { access: AccessAnswer }) {
  return (
    <PersonalProfileFrame lead={personalProfileText.lead.security} isOwn>
      <Card title={password.title}>
        <Stack>
          <p>{password.text}</p>
          <div>
            <LinkButton variant="secondary" href="/alterar-senha">
              {password.change}
            </LinkButton>
          </div>
        </Stack>
      </Card>
      <Sessions sessions={sessoes} />
      <Card title={history.title}>
        <Stack>
          <p>{history.text}</p>
          <List
            label={history.title}
            empty={history.empty}
            items={historico.map(({ id, quando, aparelho, rede, resultado }) => ({
              id: String(id),
              title: aparelho,
              text: [instantText(quando), networkSentence(rede)].filter(Boolean).join(' · '),
              meta: (
                <StatusTag tone={resultado === 'entrou' ? 'neutral' : 'warning'}>
                  {history.outcomes[resultado]}
                </StatusTag>
              ),
            }))}
          />
        </Stack>
      </Card>
    </PersonalProfileFrame>
  )
}
