import { Button } from '@portal/design-system/Button'
import { ListIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { TextAreaField, type TextAreaFieldProps } from '@portal/design-system/TextAreaField'
import type { RefObject } from 'react'
import { CannedReplies } from './CannedReplies.tsx'
import type { ReplyScope } from './canned-replies.queries.ts'
import { useInsertReply } from './use-insert-reply.ts'

type CannedTextAreaProps = Pick<
  TextAreaFieldProps,
  'description' | 'isRequired' | 'rows' | 'maxLength' | 'errorMessage'
> & {
  label: string
  area: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (text: string) => void
  /** Name of its collection of texts: "Motivos prontos". */
  texts: string
  wanted: ReplyScope
}

/** A field to write in, with the texts that are usual for it: chosen by its button, and changed before they are sent. */
export function CannedTextArea({ area, texts, wanted, ...field }: CannedTextAreaProps) {
  const { put, goOn } = useInsertReply(area, field.value, field.onChange)
  return (
    <Stack gap="1">
      <TextAreaField {...field} ref={area} />
      <div>
        <CannedReplies
          label={texts}
          wanted={wanted}
          isLikely
          placement="top start"
          trigger={
            <Button variant="quiet" size="compact" icon={ListIcon}>
              {texts}
            </Button>
          }
          onChoose={put}
          onChosen={goOn}
        />
      </div>
    </Stack>
  )
}
