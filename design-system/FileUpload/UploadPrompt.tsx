import { buttonClass } from '../Button/button-class.ts'
import { UploadIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { choose, mark, prompt } from './FileUpload.css.ts'

/** What the empty area says, and the name of its button. */
export function UploadPrompt() {
  const strings = useStrings()
  return (
    <>
      <span className={mark}>
        <UploadIcon size="large" />
      </span>
      <span className={`${buttonClass({ variant: 'secondary', size: 'compact' })} ${choose}`}>
        {strings.fileUpload.choose}
      </span>
      <span className={prompt}>{strings.fileUpload.prompt}</span>
    </>
  )
}
