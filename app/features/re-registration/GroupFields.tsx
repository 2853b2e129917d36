import type { GroupValues, ReRegistrationDraft } from '#contract/re-registration.ts'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { AccountFields } from './AccountFields.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DependantFields } from './DependantFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'

type GroupFieldsOf = {
  group: Exclude<ReRegistrationGroup, 'endereco'>
  values: GroupValues
  errors: Readonly<Record<string, string>>
  answer: <Group extends ReRegistrationGroup>(group: Group, answer: ReRegistrationDraft[Group]) => void
}

/** The fields of a group; whatever is written in them is the new answer. */
export function GroupFields({ group, values, errors, answer }: GroupFieldsOf) {
  const changed = 'mudou' as const
  switch (group) {
    case 'pessoal':
      return (
        <PersonalFields
          values={values.pessoal}
          errors={errors}
          onChange={(valores) => answer('pessoal', { resposta: changed, valores })}
        />
      )
    case 'contatos':
      return (
        <ContactFields
          values={values.contatos}
          errors={errors}
          onChange={(valores) => answer('contatos', { resposta: changed, valores })}
        />
      )
    case 'banco':
      return (
        <AccountFields
          values={values.banco}
          errors={errors}
          onChange={(valores) => answer('banco', { resposta: changed, valores })}
        />
      )
    case 'dependentes':
      return (
        <DependantFields
          values={values.dependentes}
          errors={errors}
          onChange={(valores) => answer('dependentes', { resposta: changed, valores })}
        />
      )
    case 'declaracoes':
      return (
        <AnswerFields
          values={values.declaracoes}
          errors={errors}
          onChange={(valores) => answer('declaracoes', { resposta: changed, valores })}
        />
      )
  }
}
