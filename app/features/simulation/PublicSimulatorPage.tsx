import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { CopyButton } from '@portal/design-system/CopyButton'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ask } from '#app/session/ask.ts'
import { PublicPage } from '#app/shell/PublicPage.tsx'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import type { SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import { inputsOfQuery, simulationQuery } from '#domain/simulation/simulation-link.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { noMarks } from './figure-marks.ts'
import { LazySimulatorBench } from './lazy-simulator-bench.ts'
import { queryOfSearch } from './simulation.search.ts'
import { movedSentence } from './simulation-sentences.ts'

const route = getRouteApi('/simulador-beneficio')

/** Example for an address without figures, in reais a month, so that the page shows a result at once. */
const EXAMPLE = 'contribuicao=500'

/** The simulator for anybody: it opens with what the address says, as far as that can be simulated. */
export function PublicSimulatorPage() {
  const search = route.useSearch()
  const { data } = useSuspenseQuery(ask('retornarSimuladorBeneficioPublico'))
  return <PublicSimulatorView opening={data} query={queryOfSearch(search)} />
}

/** `query`: of an address, whoever wrote it. */
export function PublicSimulatorView({ opening, query }: { opening: BenefitSimulatorOnWire; query: string }) {
  const isExample = query === ''
  const { inputs, clamped } = inputsOfQuery(isExample ? EXAMPLE : query, opening.regras)
  return (
    <PublicPage width="full">
      <Stack gap="2">
        <Text as="h1" variant="heading">
          {simulationText.title}
        </Text>
        <Text tone="muted" hasMeasure>
          {simulationText.publicLead} {isExample && simulationText.publicExample}
        </Text>
        <Text>
          <TextLink href="/login">{simulationText.signIn}</TextLink>
        </Text>
      </Stack>
      {clamped.length > 0 && (
        <InlineMessage tone="warning">
          {[simulationText.moved, ...clamped.map(movedSentence)].join(' ')}
        </InlineMessage>
      )}
      <LazySimulatorBench
        opening={opening}
        begin={inputs}
        home={{ label: simulationText.reset, inputs }}
        marks={noMarks}
        hasEmployer
        renderKeeping={({ inputs: figures }) => <SharedLink inputs={figures} />}
      />
    </PublicPage>
  )
}

function SharedLink({ inputs }: { inputs: SimulationInputs }) {
  const { heading, lead, copy, save } = simulationText.share
  const figures = simulationQuery(inputs)
  const path = `/simulador-beneficio?${figures}`
  const entrance = new URLSearchParams({ voltar: `/services/simulador-beneficio?${figures}` })
  const address = typeof window === 'undefined' ? path : `${window.location.origin}${path}`
  return (
    <Card title={heading}>
      <Stack gap="4" align="start">
        <Text>{lead}</Text>
        <Cluster>
          <CopyButton text={address} label={copy} />
          <LinkButton href={`/login?${entrance}`} variant="secondary">
            {save}
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  )
}
