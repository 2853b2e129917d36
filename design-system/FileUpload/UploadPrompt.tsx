import { buttonClass } from '../Button/button-class.ts'
import { UploadIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { choose, mark, prompt } from './FileUpload.css.ts'

interface UploadPromptProps {
  isForSeveral?: boolean
}

/** Text of the empty drop area, and the name of its button. */
export function UploadPrompt({ isForSeveral = false }: UploadPromptProps) {
  const strings = useStrings()
  return (
    <>
      <span className={mark}>
        <UploadIcon size="large" />
      </span>
      <span className={`${buttonClass({ variant: 'secondary', size: 'compact' })} ${choose}`}>
        {isForSeveral ? strings.fileUpload.chooseSeveral : strings.fileUpload.choose}
      </span>
      <span className={prompt}>{strings.fileUpload.prompt}</span>
    </>
  )
}
