import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Meter } from '@portal/design-system/Meter'
import { Stack } from '@portal/design-system/Stack'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { planClassNames } from '#contract/dependants/dependants.text.ts'
import type { DependantsValues, RequestedDependant } from '#contract/dependants/dependants.ts'
import { classOf, type PlanClass } from '#domain/dependants/kinships.ts'
import { equalShares, sharesByClass } from '#domain/dependants/shares.ts'
import { sharesSentence } from './dependant-sentences.ts'
import { dependantsText } from './dependants.text.ts'

const { form: text } = dependantsText

const isIn =
  (of: PlanClass) =>
  ({ kindship, encerra }: RequestedDependant) =>
    encerra === 'N' && kindship !== null && classOf(kindship) === of

/** The sum of the shares of each class as they are typed, what is missing to 100, and a way to divide them equally. */
export function SharesSummary({ form }: { form: RequestFormApi<DependantsValues> }) {
  const divide = (of: PlanClass) => {
    const everybody = form.state.values.dependentes
    const shares = equalShares(everybody.filter(isIn(of)).length)
    everybody.forEach((one, at) => {
      if (isIn(of)(one)) form.setFieldValue(`dependentes[${at}].average`, shares.shift() ?? null)
    })
  }
  return (
    <form.Subscribe selector={(state) => state.values.dependentes}>
      {(everybody) => {
        const staying = everybody.filter(({ encerra }) => encerra === 'N')
        const classes = sharesByClass(
          staying.map(({ kindship: kinship, average: share }) => ({ kinship, share })),
        )
        if (classes.length === 0) return null
        return (
          <Card title={text.shares} headingLevel={3}>
            <Stack gap="5">
              {classes.map((one) => (
                <Stack key={one.class} gap="3" align="start">
                  <Meter
                    label={planClassNames[one.class]}
                    value={Math.min(100, Math.max(0, one.sum))}
                    valueLabel={sharesSentence(one)}
                    tone={one.missing === 0 ? 'success' : 'warning'}
                  />
                  {one.count > 1 && (
                    <Button variant="secondary" size="compact" onPress={() => divide(one.class)}>
                      {text.divide}
                    </Button>
                  )}
                </Stack>
              ))}
            </Stack>
          </Card>
        )
      }}
    </form.Subscribe>
  )
}
