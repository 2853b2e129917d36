import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { redemptionTaxRule } from '#contract/taxes/taxes-rule.ts'
import { contributionTermsPage } from './contributions/contribution-setting.ts'
import { redemptionTaxEdition, termsEdition } from './plan-rules.fixtures.ts'
import { RuleInForce } from './RuleInForce.tsx'
import { RuleSettingView } from './RuleSettingView.tsx'
import type { RuleSearch } from './rule-setting.search.ts'

/** A rule of a plan, and one for everybody. */
const pages = [contributionTermsPage, { rule: redemptionTaxRule }]

function StorySetting() {
  const [search, setSearch] = useState<RuleSearch>({ idPlano: undefined, regra: '' })
  return (
    <RuleSettingView
      pages={pages}
      plans={[{ id: 1, nome: 'HPE' }]}
      search={search}
      onSearch={(changed) => setSearch((before) => ({ ...before, ...changed }))}
      renderRule={({ rule }, idPlano) => (
        <RuleInForce rule={rule} edition={idPlano === null ? redemptionTaxEdition : termsEdition} />
      )}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Regras de um plano e de todos',
  component: StorySetting,
  globals: { surface: 'admin' },
} satisfies Meta<typeof StorySetting>

export default meta
type Story = StoryObj<typeof meta>

export const ForEverybody: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Em vigor no HPE' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Plano/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Imposto retido no resgate' }))
    await expect(await canvas.findByRole('region', { name: 'Em vigor' })).toHaveTextContent('15%')
    await expect(canvas.queryByRole('button', { name: /Plano/ })).toBeNull()
  },
}
