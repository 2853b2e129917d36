import { formatInstant } from '#app/format/dates.ts'
import type { AccessAnswer } from '#contract/perfil.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { LinkButton } from '#design-system/LinkButton/LinkButton.tsx'
import { List } from '#design-system/List/List.tsx'
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { stack } from './profile.css.ts'
import { profileText } from './profile.text.ts'
import { networkSentence } from './profile-sentences.ts'
import { Sessions } from './Sessions.tsx'

const { history, password } = profileText

export type SecurityProps = { access: AccessAnswer; end: (id?: number) => Promise<number> }

/** The password, open sessions, and who came in when. */
export function Security({ access: { sessoes, historico }, end }: SecurityProps) {
  return (
    <ProfileFrame lead={profileText.lead.security} isOwn>
      <Card title={password.title}>
        <div className={stack}>
          <p>{password.text}</p>
          <div>
            <LinkButton variant="secondary" href="/alterar-senha">
              {password.change}
            </LinkButton>
          </div>
        </div>
      </Card>
      <Sessions sessions={sessoes} end={end} />
      <Card title={history.title}>
        <div className={stack}>
          <p>{history.text}</p>
          <List
            label={history.title}
            empty={history.empty}
            items={historico.map(({ id, quando, aparelho, rede, resultado }) => ({
              id: String(id),
              title: aparelho,
              text: [formatInstant(quando), networkSentence(rede)].filter(Boolean).join(' · '),
              meta: (
                <StatusTag tone={resultado === 'entrou' ? 'neutral' : 'warning'}>
                  {history.outcomes[resultado]}
                </StatusTag>
              ),
            }))}
          />
        </div>
      </Card>
    </ProfileFrame>
  )
}
