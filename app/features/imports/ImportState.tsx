import { StatusTag } from '@portal/design-system/StatusTag'
import type { ImportItem } from '#contract/imports/imports.ts'
import { importsText, stateNames } from './imports.text.ts'

const tones = {
  enviada: 'warning',
  conferindo: 'info',
  conferida: 'warning',
  aplicando: 'info',
  aplicada: 'success',
  desfazendo: 'info',
  desfeita: 'neutral',
  descartada: 'neutral',
} as const

/** How far an import is, or that its work stands still. */
export function ImportState({ of: { situacao, falha } }: { of: Pick<ImportItem, 'situacao' | 'falha'> }) {
  if (falha !== null) return <StatusTag tone="danger">{importsText.failed}</StatusTag>
  return <StatusTag tone={tones[situacao]}>{stateNames[situacao]}</StatusTag>
}
