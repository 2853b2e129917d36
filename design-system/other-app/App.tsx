import { Button } from '@portal/design-system/Button'
import { brandStyle } from '@portal/design-system/brand'
import { Card } from '@portal/design-system/Card'
import { ErrorSummary } from '@portal/design-system/ErrorSummary'
import { LinkButton } from '@portal/design-system/LinkButton'
import { LinkRenderingProvider, type RenderLink } from '@portal/design-system/link'
import { MoneyField } from '@portal/design-system/MoneyField'
import { PageHeader } from '@portal/design-system/PageHeader'
import { StatementTable } from '@portal/design-system/StatementTable'
import { StringsProvider } from '@portal/design-system/strings'
import { english } from '@portal/design-system/strings/english'
import { useState } from 'react'
import { fields } from './App.css.ts'

/** The colour of this application; everything else of its look is derived. */
export const ownColor = '#7a1fa2'

const inDollars = {
  ...english,
  moneyField: { ...english.moneyField, currency: '$', unit: 'Amount in dollars' },
}

/** Stands for a router. */
const renderLink: RenderLink = ({ children, ...props }) => (
  <a data-router="" {...props}>
    {children}
  </a>
)

const donations = [
  { id: 1, to: 'Library', amount: '$120.00' },
  { id: 2, to: 'Choir', amount: '$80.00' },
]

/** A page of another product: its own colour, language, currency and links, made of nothing but the package's entries. */
export function App() {
  return (
    <StringsProvider strings={inDollars}>
      <LinkRenderingProvider render={renderLink}>
        <style>{brandStyle(ownColor)}</style>
        <main>
          <PageHeader title="Donations" description="What you gave this year" />
          <StatementTable
            caption="Your donations"
            columns={[
              { id: 'to', header: 'To', cell: ({ to }) => to, isRowHeader: true },
              { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, isNumeric: true },
            ]}
            rows={donations}
            rowKey={({ id }) => id}
          />
          <Card title="Give again">
            <Donation />
          </Card>
        </main>
      </LinkRenderingProvider>
    </StringsProvider>
  )
}

function Donation() {
  const [amount, setAmount] = useState<number | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isMissing = attempts > 0 && amount === null
  return (
    <div className={fields}>
      <ErrorSummary
        errors={isMissing ? [{ fieldId: 'amount', message: 'Say how much.' }] : []}
        attempt={attempts}
      />
      <MoneyField
        id="amount"
        label="Amount"
        value={amount}
        onChange={setAmount}
        errorMessage={isMissing && 'Say how much.'}
      />
      <Button onPress={() => setAttempts(attempts + 1)}>Give</Button>
      <LinkButton href="/history" variant="secondary">
        All donations
      </LinkButton>
    </div>
  )
}
