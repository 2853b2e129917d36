import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { numberText } from '#contract/value-text.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportRows, type ImportRowsProps } from './ImportRows.tsx'
import { importsText } from './imports.text.ts'
import {
  accountsSentence,
  keptSentence,
  obstacleSentence,
  releasedSentence,
  resultSentence,
} from './imports-sentences.ts'
import { OwnChanges } from './OwnChanges.tsx'
import { RefusedCodes } from './RefusedCodes.tsx'

const { check: text, undo, kept } = importsText

export type ImportCheckProps = ImportRowsProps & { rights: { edit: boolean; publish: boolean } }

/** An import: counts, reasons of refused rows, the rows, and the actions its state allows. */
export function ImportCheck({ found, search, rights, address }: ImportCheckProps) {
  const { id, tipo, situacao, linhas, recusas, impedimentos, linhasAte } = found
  const hasRows = linhasAte !== null
  const isWritten = situacao === 'aplicada' || situacao === 'desfeita'
  const { page, tipo: shownKind } = search
  return (
    <>
      {impedimentos.length > 0 && (
        <Banner tone="warning" title={undo.refused}>
          {impedimentos.map((obstacle) => (
            <p key={obstacle.motivo}>{obstacleSentence(obstacle)}</p>
          ))}
        </Banner>
      )}
      {!hasRows && situacao === 'aplicada' && (
        <Banner tone="info" title={kept.gone}>
          {kept.goneText}
        </Banner>
      )}
      {situacao !== 'descartada' && (
        <Card title={situacao === 'conferida' ? text.heading : text.done}>
          <Stack gap="5">
            {isWritten && <p>{resultSentence(found)}</p>}
            <Counts linhas={linhas} />
            <RefusedCodes recusas={recusas} />
            <Cluster>
              <ImportActions found={found} rights={rights} />
              {rights.edit && (situacao === 'conferida' || situacao === 'desfeita') && (
                <LinkButton
                  variant="secondary"
                  href={address.hrefOf({ page, tipo: shownKind, importacao: id, etapa: 'colunas' })}
                >
                  {situacao === 'desfeita' ? text.again : text.columns}
                </LinkButton>
              )}
              {rights.edit && hasRows && recusas.length > 0 && (
                <FileLink href={fileHref('linhas-recusadas', `${tipo}-${id}`)}>{text.refusedFile}</FileLink>
              )}
            </Cluster>
            {hasRows && <p>{keptSentence(found)}</p>}
            {situacao === 'conferida' && <AccountsNote found={found} />}
            {found.liberada && <p>{releasedSentence(found)}</p>}
            {!rights.publish && <p>{text.noRights}</p>}
          </Stack>
        </Card>
      )}
      {rights.edit && situacao === 'conferida' && <OwnChanges found={found} />}
      {rights.edit && hasRows && <ImportRows found={found} search={search} address={address} />}
    </>
  )
}

/** That where people are paid is changed by two attendants. */
function AccountsNote({ found }: { found: ImportDetail }) {
  const sentence = accountsSentence(found)
  const isSender = useSession().person.id === found.enviada.por.id
  if (sentence === null) return null
  return (
    <Banner tone="info" title={sentence}>
      {isSender && text.sentByYou}
    </Banner>
  )
}

function Counts({ linhas }: Pick<ImportDetail, 'linhas'>) {
  const { novas, alteradas, iguais, proprias, recusadas, avisos } = linhas
  return (
    <Columns minWidth="narrow" gap="5">
      <Stat label={text.new} value={numberText(novas)} />
      <Stat label={text.changed} value={numberText(alteradas)} />
      <Stat label={text.same} value={numberText(iguais)} />
      {proprias > 0 && <Stat label={text.own} value={numberText(proprias)} />}
      <Stat label={text.refused} value={numberText(recusadas)} />
      {avisos > 0 && <Stat label={text.warned} value={numberText(avisos)} />}
    </Columns>
  )
}
