import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { EditionHistory } from '#app/editing/EditionHistory.tsx'
import { EmailWords } from '#app/file-view/EmailWords.tsx'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { emailTextsText as text } from './email-texts.text.ts'

/** Every version, with what the e-mail said before it and after. */
export function EmailTextHistory({ edition: { historico, padrao } }: { edition: EmailTextEdition }) {
  return (
    <EditionHistory
      none={text.noHistory}
      versions={historico.map(({ versao, texto, publicadoEm, publicadoPor }, place) => ({
        id: String(versao),
        title: texto ? text.version(versao) : `${text.version(versao)} · ${text.toStandard}`,
        at: publicadoEm,
        by: publicadoPor,
        isCurrent: place === 0,
        children: (
          <Columns template="halves" gap="4">
            <Words label={text.before} words={historico[place + 1]?.texto ?? padrao} />
            <Words label={text.after} words={texto ?? padrao} />
          </Columns>
        ),
      }))}
    />
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
