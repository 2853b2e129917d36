import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { EditionHistory } from '#app/editing/EditionHistory.tsx'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import { changedFields, ruleNames } from '#contract/rules/read-rule.ts'
import { dateText } from '#contract/value-text.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleChanges } from './RuleChanges.tsx'

const tones = { vigente: 'success', futura: 'info', encerrada: 'neutral', substituida: 'neutral' } as const

type RuleHistoryProps = {
  rule: AnyRuleDefinition
  edition: RuleEdition
}

/** Every version with who published it, what set it and what it changed. */
export function RuleHistory({ rule, edition: { historico, perfis } }: RuleHistoryProps) {
  const held = historico.filter(({ situacao }) => situacao !== 'substituida')
  return (
    <EditionHistory
      versions={historico.map(
        ({ versao, desde, situacao, regras, fonte, nota, publicadoEm, publicadoPor }) => {
          const before = held.find((version) => version.desde < desde)
          return {
            id: String(versao),
            title: planRulesText.version(versao, dateText(desde)),
            at: publicadoEm,
            by: publicadoPor,
            tone: tones[situacao],
            isCurrent: situacao === 'vigente',
            children: (
              <Stack gap="2" align="start">
                <StatusTag tone={tones[situacao]}>{planRulesText.states[situacao]}</StatusTag>
                {before ? (
                  <RuleChanges
                    changes={changedFields(rule, { before: before.regras, after: regras }, ruleNames(perfis))}
                  />
                ) : (
                  <p>{planRulesText.first}</p>
                )}
                <Text variant="small" tone="muted">
                  {planRulesText.source(fonte)} {nota}
                </Text>
              </Stack>
            ),
          }
        },
      )}
    />
  )
}
