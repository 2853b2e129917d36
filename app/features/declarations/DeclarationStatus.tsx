import { Card } from '@portal/design-system/Card'
import { StatusTag } from '@portal/design-system/StatusTag'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { DeclarationStateOnWire } from '#contract/declarations.ts'
import { stateSentence } from './declaration-sentences.ts'
import { status, statusWords } from './declarations.css.ts'
import { declarationsText } from './declarations.text.ts'

const { status: text } = declarationsText

const tones = {
  'sem-declaracao': 'neutral',
  valida: 'success',
  'vence-em-breve': 'warning',
  vencida: 'danger',
} as const

type DeclarationStatusProps = {
  state: DeclarationStateOnWire
  /** Request of the newest declaration; null when there is none. */
  newest: number | null
}

/** Where a person's declaration stands today, with its proof. */
export function DeclarationStatus({ state, newest }: DeclarationStatusProps) {
  return (
    <Card title={text.title}>
      <div className={status}>
        <div className={statusWords}>
          <StatusTag tone={tones[state.codigo]}>{text.tags[state.codigo]}</StatusTag>
          <p>{stateSentence(state)}</p>
        </div>
        {newest !== null && <FileLink href={fileHref('declaracao', newest)}>{text.pdf}</FileLink>}
      </div>
    </Card>
  )
}
