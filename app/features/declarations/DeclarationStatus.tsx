import { Card } from '@portal/design-system/Card'
import { StatusTag } from '@portal/design-system/StatusTag'
import type { DeclarationsOnWire } from '#contract/declarations.ts'
import { DeclarationPdf } from './DeclarationPdf.tsx'
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

type DeclarationStatusProps = Pick<DeclarationsOnWire<unknown>, 'situacao' | 'declaracoes'>

/** Where a person's declaration stands today, with its proof. */
export function DeclarationStatus({ situacao, declaracoes: [newest] }: DeclarationStatusProps) {
  return (
    <Card title={text.title}>
      <div className={status}>
        <div className={statusWords}>
          <StatusTag tone={tones[situacao.codigo]}>{text.tags[situacao.codigo]}</StatusTag>
          <p>{stateSentence(situacao)}</p>
        </div>
        {newest && <DeclarationPdf idRequisicao={newest.idRequisicao}>{text.pdf}</DeclarationPdf>}
      </div>
    </Card>
  )
}
