import { Button } from '@portal/design-system/Button'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { importsText } from './imports.text.ts'
import { applySentence } from './imports-sentences.ts'
import { ReleaseImport } from './ReleaseImport.tsx'

const { apply, undo, discard, resume } = importsText

type ImportActionsProps = {
  found: Pick<
    ImportDetail,
    'id' | 'tipo' | 'situacao' | 'falha' | 'linhas' | 'linhasAte' | 'contasTrocadas' | 'enviada' | 'liberada'
  >
  rights: { edit: boolean; publish: boolean }
}

/** Actions on an import in its present state: apply it, undo it as a whole, discard it. */
export function ImportActions({ found, rights: { edit, publish } }: ImportActionsProps) {
  const { situacao, falha, linhas, linhasAte, contasTrocadas, enviada, liberada } = found
  const isSender = useSession().person.id === enviada.por.id
  const changes = linhas.novas + linhas.alteradas > 0
  const stands = falha !== null
  const isForOthers = contasTrocadas > 0 && isSender
  const applies =
    (situacao === 'conferida' && changes && !isForOthers) || (situacao === 'aplicando' && stands)
  const undoes = (situacao === 'aplicada' && linhasAte !== null) || (situacao === 'desfazendo' && stands)
  return (
    <>
      {publish && applies && <Apply found={found} label={stands ? resume : apply.action} />}
      {publish && undoes && <Undo found={found} label={stands ? resume : undo.action} />}
      {publish && situacao === 'aplicada' && liberada === null && <ReleaseImport found={found} />}
      {edit && situacao === 'conferida' && <Discard found={found} />}
    </>
  )
}

type ActProps = Pick<ImportActionsProps, 'found'>

function Apply({ found, label }: ActProps & { label: string }) {
  const applying = useCommand(send('aplicarImportacao'))
  const { id: idImportacao, tipo, linhas } = found
  return (
    <ConfirmAct
      trigger={<Button variant="primary">{label}</Button>}
      title={apply.title}
      confirm={apply.action}
      cancel={apply.keep}
      command={applying}
      act={() => applying.run({ tipo, idImportacao, novas: linhas.novas, alteradas: linhas.alteradas })}
      done={apply.done}
    >
      {applySentence(linhas)}
    </ConfirmAct>
  )
}

function Undo({ found: { id: idImportacao, tipo }, label }: ActProps & { label: string }) {
  const undoing = useCommand(send('desfazerImportacao'))
  return (
    <ConfirmAct
      trigger={<Button variant="secondary">{label}</Button>}
      title={undo.title}
      confirm={undo.action}
      cancel={undo.keep}
      tone="danger"
      command={undoing}
      act={() => undoing.run({ tipo, idImportacao })}
      done={undo.done}
    >
      {undo.text}
    </ConfirmAct>
  )
}

function Discard({ found: { id: idImportacao, tipo } }: ActProps) {
  const discarding = useCommand(send('descartarImportacao'))
  return (
    <ConfirmAct
      trigger={<Button variant="quiet">{discard.action}</Button>}
      title={discard.title}
      confirm={discard.action}
      cancel={discard.keep}
      tone="danger"
      command={discarding}
      act={() => discarding.run({ tipo, idImportacao })}
      done={discard.done}
    >
      {discard.text}
    </ConfirmAct>
  )
}
