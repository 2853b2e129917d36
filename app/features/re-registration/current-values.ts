import type { GroupValues, ReRegistrationDraft } from '#contract/re-registration.ts'
import { emptyGroups } from './empty-groups.ts'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'

/** What each group's fields hold: what was typed, else what was refused, else what is on record, else nothing. */
export function currentValues(
  draft: ReRegistrationDraft,
  { aCorrigir, cadastro }: Pick<ReRegistrationOnPage, 'aCorrigir' | 'cadastro'>,
): GroupValues {
  return {
    pessoal: draft.pessoal?.valores ?? aCorrigir.pessoal ?? cadastro.pessoal ?? emptyGroups.pessoal,
    endereco: draft.endereco?.valores ?? aCorrigir.endereco ?? cadastro.endereco ?? emptyGroups.endereco,
    contatos: draft.contatos?.valores ?? aCorrigir.contatos ?? cadastro.contatos ?? emptyGroups.contatos,
    banco: draft.banco?.valores ?? aCorrigir.banco ?? cadastro.banco ?? emptyGroups.banco,
    dependentes:
      draft.dependentes?.valores ?? aCorrigir.dependentes ?? cadastro.dependentes ?? emptyGroups.dependentes,
    declaracoes:
      draft.declaracoes?.valores ?? aCorrigir.declaracoes ?? cadastro.declaracoes ?? emptyGroups.declaracoes,
  }
}
