import { CheckboxField } from '@portal/design-system/CheckboxField'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextField } from '@portal/design-system/TextField'
import { useRef, useState } from 'react'
import type { ReplyScope } from '#app/canned-replies/canned-replies.queries.ts'
import { fieldId } from '#app/forms/field-state.ts'
import { stagesText } from '../one-request/stages.text.ts'
import { requestsText } from '../requests.text.ts'
import { DockedAct } from './DockedAct.tsx'
import type { OfferedMove } from './moves.ts'
import { ReasonField } from './ReasonField.tsx'
import { reasonProblem } from './reason.ts'
import type { CorrectionToRequest, MoveCommand } from './use-request-move.ts'
import { type Verdicts, wrongItems } from './use-verdicts.ts'

type ReturnPanelProps = {
  move: OfferedMove
  /** Items that may be returned for correction, with the verdicts given so far. */
  verdicts: Verdicts
  /** The reasons that are usual for it; null: none are kept. */
  ready: ReplyScope | null
  moving: Pick<MoveCommand, 'problem' | 'isPending'>
  onClose: () => void
  onConfirm: (reason: string, corrections: CorrectionToRequest[]) => void
}

/** Asks what is to be corrected, a note about each, and the reason for the person to read. */
export function ReturnPanel({ move, verdicts, ready, moving, onClose, onConfirm }: ReturnPanelProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const [first, field] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)]
  const wanted = wrongItems(verdicts).map(
    ({ campo, motivo }): CorrectionToRequest => ({ campo, ...(motivo !== '' && { motivo }) }),
  )
  const complaint = reasonProblem(reason, move.reason)
  const isTooLong = wanted.some(({ motivo = '' }) => motivo.length > verdicts.longestNote)
  const confirm = () => {
    setTried(true)
    if (wanted.length === 0) first.current?.focus()
    else if (complaint !== undefined) field.current?.focus()
    else if (!isTooLong) onConfirm(reason, wanted)
  }
  return (
    <DockedAct
      title={move.title}
      description={move.text}
      command={moving}
      onClose={onClose}
      act={{ variant: 'primary', label: move.action, onAct: confirm }}
    >
      <Stack as="fieldset" gap="3">
        <Text as="legend" variant="label" tone="strong">
          {stagesText.corrections}
        </Text>
        <p>{stagesText.correctionsHelp}</p>
        <div role="status">
          {wasTried && wanted.length === 0 && (
            <InlineMessage tone="danger">{stagesText.correctionsRequired}</InlineMessage>
          )}
        </div>
        <Stack as="ul">
          {verdicts.items.map(({ campo, nome }, index) => {
            const isWrong = verdicts.of(campo) === 'wrong'
            const text = verdicts.noteOf(campo)
            return (
              <li key={campo}>
                <CheckboxField
                  ref={index === 0 ? first : undefined}
                  label={nome}
                  isSelected={isWrong}
                  onChange={(isNamed) => verdicts.setVerdict(campo, isNamed ? 'wrong' : 'unseen')}
                />
                {isWrong && (
                  <TextField
                    id={fieldId(`correcao-${campo}`)}
                    label={stagesText.correctionNote(nome)}
                    value={text}
                    onChange={(next) => verdicts.note(campo, next)}
                    errorMessage={
                      wasTried && text.trim().length > verdicts.longestNote
                        ? stagesText.correctionLong
                        : undefined
                    }
                  />
                )}
              </li>
            )
          })}
        </Stack>
      </Stack>
      <ReasonField
        need="required"
        description={requestsText.reasonSeen}
        ready={ready}
        field={{
          ref: field,
          value: reason,
          onChange: setReason,
          errorMessage: wasTried ? complaint : undefined,
        }}
      />
    </DockedAct>
  )
}
