import { arquivoTermoOpcao } from '#contract/exits/option-forms.ts'
import type { Api } from '../api.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { readOptionForm } from '../usecases/exits/option-forms/read-option-form.ts'
import { registerCall } from './register-call.ts'

/** The forms by which people choose one of the four options. */
export function registerOptionFormCalls(api: Api): void {
  registerCall(api, arquivoTermoOpcao, async ({ actor, params, now }) => {
    const { document, fileName } = await readOptionForm(api, actor, params.idRequisicao, now)
    return { content: await writePdf(document), fileName }
  })
}
