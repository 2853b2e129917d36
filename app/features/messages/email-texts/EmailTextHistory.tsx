import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { Timeline } from '@portal/design-system/Timeline'
import { EmailWords } from '#app/file-view/EmailWords.tsx'
import { formatInstant } from '#app/format/dates.ts'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { emailTextsText as text } from './email-texts.text.ts'

/** Every version, with what the e-mail said before it and after. */
export function EmailTextHistory({ edition: { historico, padrao } }: { edition: EmailTextEdition }) {
  return (
    <Card title={text.history}>
      {historico.length === 0 ? (
        <Text tone="muted">{text.noHistory}</Text>
      ) : (
        <Timeline
          label={text.history}
          events={historico.map(({ versao, texto, publicadoEm, publicadoPor }, at) => ({
            id: String(versao),
            title: texto ? text.version(versao) : `${text.version(versao)} · ${text.toStandard}`,
            when: formatInstant(publicadoEm),
            dateTime: publicadoEm,
            actor: publicadoPor,
            isCurrent: at === 0,
            children: (
              <Columns template="halves" gap="4">
                <Words label={text.before} words={historico[at + 1]?.texto ?? padrao} />
                <Words label={text.after} words={texto ?? padrao} />
              </Columns>
            ),
          }))}
        />
      )}
    </Card>
  )
}

function Words({ label, words }: { label: string; words: EmailTextEdition['padrao'] }) {
  return (
    <Stack gap="1">
      <Text variant="small" tone="muted">
        {label}
      </Text>
      <EmailWords>{`${words.assunto}\n\n${words.corpo}`}</EmailWords>
    </Stack>
  )
}
