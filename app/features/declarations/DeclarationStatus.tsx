import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { DeclarationsOnWire } from '#contract/declarations/declarations.ts'
import { stateSentence } from './declaration-sentences.ts'
import { declarationsText } from './declarations.text.ts'

const { status: text } = declarationsText

const tones = {
  'sem-declaracao': 'neutral',
  valida: 'success',
  'vence-em-breve': 'warning',
  vencida: 'danger',
} as const

type DeclarationStatusProps = Pick<DeclarationsOnWire<unknown>, 'situacao' | 'declaracoes'>

/** Where a person's declaration stands today, with its proof. */
export function DeclarationStatus({ situacao, declaracoes: [newest] }: DeclarationStatusProps) {
  return (
    <Card title={text.title}>
      <Cluster justify="between" gap="6" rowGap="4">
        <Stack gap="2" align="start" width="measure">
          <StatusTag tone={tones[situacao.codigo]}>{text.tags[situacao.codigo]}</StatusTag>
          <p>{stateSentence(situacao)}</p>
        </Stack>
        {newest && <FileLink href={fileHref('declaracao', newest.idRequisicao)}>{text.pdf}</FileLink>}
      </Cluster>
    </Card>
  )
}
