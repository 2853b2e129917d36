import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import { changedFields, readRule, ruleNames } from '#contract/rules/read-rule.ts'
import { dateText } from '#contract/value-text.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleChanges } from './RuleChanges.tsx'
import { inForceOf } from './rule-values.ts'

type RuleInForceProps = { rule: AnyRuleDefinition; edition: RuleEdition }

/** The rule of today in words, and what is published for later. */
export function RuleInForce({ rule, edition }: RuleInForceProps) {
  const current = inForceOf(edition)
  const names = ruleNames(edition.perfis)
  const later = edition.historico.filter(({ situacao }) => situacao === 'futura').toReversed()
  return (
    <Card title={planRulesText.inForce(edition.plano?.nome ?? null)}>
      <Stack gap="5">
        {current ? (
          <>
            <DescriptionList
              items={readRule(rule, current.regras, names).map(({ campo, nome, texto }) => ({
                id: campo,
                term: nome,
                description: texto,
              }))}
            />
            <Text variant="small" tone="muted">
              {planRulesText.since(dateText(current.desde))}{' '}
              {current.ate && `${planRulesText.until(dateText(current.ate))} `}
              {planRulesText.source(current.fonte)} {planRulesText.norm(edition.norma)}
            </Text>
          </>
        ) : (
          <InlineMessage tone="warning">{planRulesText.noneInForce}</InlineMessage>
        )}
        {later.map((version, at) => (
          <Banner key={version.versao} tone="info" title={planRulesText.later(dateText(version.desde))}>
            <RuleChanges
              changes={changedFields(
                rule,
                { before: (later[at - 1] ?? current)?.regras ?? null, after: version.regras },
                names,
              )}
            />
          </Banner>
        ))}
      </Stack>
    </Card>
  )
}
