import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { Timeline } from '@portal/design-system/Timeline'
import { useState } from 'react'
import { formatDate, formatInstant } from '#app/format/dates.ts'
import type { RuleEdition, RuleVersionOnWire } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import { changedFields, ruleNames } from '#contract/rules/read-rule.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleChanges } from './RuleChanges.tsx'

/** Versions that are shown before the others are asked for. */
const SHOWN = 5

const tones = { vigente: 'success', futura: 'info', encerrada: 'neutral', substituida: 'neutral' } as const

type RuleHistoryProps = {
  rule: AnyRuleDefinition
  edition: RuleEdition
}

/** Every version with who published it, what set it and what it changed. */
export function RuleHistory({ rule, edition }: RuleHistoryProps) {
  const versions = edition.historico
  const [isWhole, setWhole] = useState(versions.length <= SHOWN)
  const held = versions.filter(({ situacao }) => situacao !== 'substituida')
  const beforeOf = (version: RuleVersionOnWire) => held.find(({ desde }) => desde < version.desde)
  return (
    <Card title={planRulesText.history}>
      <Stack gap="5">
        <Timeline
          label={planRulesText.history}
          events={(isWhole ? versions : versions.slice(0, SHOWN)).map((version) => {
            const before = beforeOf(version)
            return {
              id: String(version.versao),
              title: planRulesText.version(version.versao, formatDate(version.desde)),
              when: formatInstant(version.publicadoEm),
              dateTime: version.publicadoEm,
              actor: version.publicadoPor ?? planRulesText.installation,
              tone: tones[version.situacao],
              isCurrent: version.situacao === 'vigente',
              children: (
                <Stack gap="2" align="start">
                  <StatusTag tone={tones[version.situacao]}>
                    {planRulesText.states[version.situacao]}
                  </StatusTag>
                  {before ? (
                    <RuleChanges
                      changes={changedFields(
                        rule,
                        { before: before.regras, after: version.regras },
                        ruleNames(edition.perfis),
                      )}
                    />
                  ) : (
                    <p>{planRulesText.first}</p>
                  )}
                  <Text variant="small" tone="muted">
                    {planRulesText.source(version.fonte)} {version.nota}
                  </Text>
                </Stack>
              ),
            }
          })}
        />
        {!isWhole && (
          <div>
            <Button variant="secondary" size="compact" onPress={() => setWhole(true)}>
              {planRulesText.showAll(versions.length)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
