import { useRef, useState } from 'react'
import { CannedTextArea } from '#app/canned-replies/CannedTextArea.tsx'
import { cannedRepliesText } from '#app/canned-replies/canned-replies.text.ts'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { deskActsText as text } from './desk-acts.text.ts'
import type { ActOnAllProps } from './use-desk-acts.ts'

/** Sends a message to the person of each selected request, in that request's conversation. */
export function ReplyAllDialog({ requests, command, act, onClose }: ActOnAllProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = message.trim() === ''
  const send = () => {
    setTried(true)
    if (!isMissing) act({ tipo: 'responder', mensagem: message.trim() })
  }
  return (
    <ActDialog
      title={text.replyTitle}
      description={text.replyLead}
      command={command}
      leave={text.leave}
      onClose={onClose}
      act={{ onPress: send, children: text.replyAct }}
    >
      <p>{text.selected(requests.length)}</p>
      <CannedTextArea
        area={area}
        texts={cannedRepliesText.replies}
        wanted={{ uso: 'conversa', kinds: requests.map(({ funcionalidade }) => funcionalidade.id) }}
        description={cannedRepliesText.filledForEach}
        label={text.message}
        isRequired
        rows={6}
        maxLength={4000}
        value={message}
        onChange={setMessage}
        errorMessage={wasTried && isMissing ? text.messageMissing : undefined}
      />
    </ActDialog>
  )
}
