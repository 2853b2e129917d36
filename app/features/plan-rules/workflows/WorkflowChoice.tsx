import { Columns } from '@portal/design-system/Columns'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import { planRulesText } from '../plan-rules.text.ts'
import type { WorkflowSearch } from './workflow-setting.search.ts'
import { workflowsText as text } from './workflows.text.ts'

type WorkflowChoiceProps = {
  plans: readonly { id: number; nome: string }[]
  types: readonly RequestType[]
  idPlano: number
  type: RequestType
  onChoose: (search: WorkflowSearch) => void
  children: ReactNode
}

/** A plan and a kind of request to choose, and what is shown of them. */
export function WorkflowChoice({ plans, types, idPlano, type, onChoose, children }: WorkflowChoiceProps) {
  const { funcionalidade } = type
  return (
    <Stack gap="6">
      <Columns template="halves" from="medium" gap="5">
        <Select<number>
          label={planRulesText.plan}
          options={plans.map(({ id, nome }) => ({ id, label: nome }))}
          value={idPlano}
          onChange={(chosen) => onChoose({ funcionalidade, idPlano: chosen ?? idPlano })}
        />
        <Select<RequestType['funcionalidade']>
          label={text.type}
          options={types.map(({ funcionalidade: id, nome }) => ({ id, label: nome }))}
          value={funcionalidade}
          onChange={(chosen) => onChoose({ idPlano, funcionalidade: chosen ?? funcionalidade })}
        />
      </Columns>
      {children}
    </Stack>
  )
}
