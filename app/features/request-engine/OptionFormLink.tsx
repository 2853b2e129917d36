import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { optionFormName } from '#contract/exits/option-forms.text.ts'
import type { ExitOptionSlug } from '#contract/exits/option-forms.ts'
import { requestText } from './service-request.text.ts'

type OptionFormLinkProps = { idRequisicao: number; option: ExitOptionSlug }

/** The signed form of one of the four options, as a PDF. */
export function OptionFormLink({ idRequisicao, option }: OptionFormLinkProps) {
  return (
    <FileLink href={fileHref('termo-opcao', idRequisicao)}>
      {requestText.downloadForm(optionFormName(option))}
    </FileLink>
  )
}
