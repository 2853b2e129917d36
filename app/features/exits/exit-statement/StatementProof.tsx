import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { FileTextLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { ExitStatementAnswer, ExitStatementOnWire } from '#contract/exits/exit-statement.ts'
import { codeText } from '#contract/value-text.ts'
import { exitStatementText } from './exit-statement.text.ts'
import { versionLabel } from './exit-statement-sentences.ts'

const { proof: text, earlier } = exitStatementText

type StatementProofProps = { statement: ExitStatementOnWire; versions: ExitStatementAnswer['versoes'] }

/** The code of what the statement says, whom to ask, and what was delivered before. */
export function StatementProof({ statement, versions }: StatementProofProps) {
  const { codigo, conteudo } = statement
  const before = versions.filter(({ versao }) => versao < statement.versao)
  return (
    <Card title={text.heading}>
      <Stack gap="4">
        <p>{text.lead}</p>
        <DescriptionList
          layout="rows"
          items={[
            {
              id: 'code',
              term: text.code,
              description: (
                <Text as="span" breaksAnywhere>
                  {codeText(codigo)}
                </Text>
              ),
            },
            ...conteudo.contatos.map(({ nome, telefone, email, horario }) => ({
              id: nome,
              term: nome,
              description: [telefone, email, horario].filter((part) => part !== '').join(' · '),
            })),
          ]}
        />
        {before.length > 0 && (
          <Stack gap="2">
            <Text as="h3" variant="subtitle">
              {earlier.heading}
            </Text>
            {before.map((version) => (
              <div key={version.versao}>
                <FileTextLink href={fileHref('extrato-desligamento', version.versao)}>
                  {versionLabel(version)}
                </FileTextLink>
              </div>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
