import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { SuspensionRequestOnWire } from '#contract/suspensions.ts'
import { SuspensionNotNow } from './SuspensionNotNow.tsx'
import { SuspensionPending } from './SuspensionPending.tsx'
import { type FiledSuspension, SuspensionRequest } from './SuspensionRequest.tsx'
import { type SuspensionObstacle, suspensionObstacle } from './suspension-obstacle.ts'
import {
  almostUsedUp,
  endedEarly,
  filedSuspension,
  mayStop,
  openRequest,
  stopped,
} from './suspensions.fixtures.ts'

const meta = {
  title: 'Páginas/Suspender contribuição',
  component: SuspensionRequest,
  args: {
    situation: mayStop,
    draftKey: 'story',
    returned: null,
    file: fn(async (_input: SuspensionRequestOnWire): Promise<FiledSuspension> => filedSuspension),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof SuspensionRequest>

export default meta
type Story = StoryObj<typeof meta>

const notNow = (situation: typeof mayStop): SuspensionObstacle =>
  suspensionObstacle(situation, undefined) ?? { kind: 'months-used' }
const end = fn(async () => undefined)

export const SixMonths: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar suspensão' }))
    await expect(await canvas.findByRole('group', { name: 'Falta corrigir 2 campos' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Meses sem contribuição/ }))
    await userEvent.click(await screen.findByRole('option', { name: '6 meses' }))
    await expect(
      canvas.getByRole('group', { name: 'Você deixa de receber da patrocinadora' }),
    ).toHaveTextContent('806,34')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Estou ciente/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar suspensão' }))
    await expect(await canvas.findByRole('row', { name: /Cobertura de risco/ })).toHaveTextContent('Parada')
    await userEvent.click(canvas.getByRole('button', { name: 'Suspender a partir de dezembro' }))
    await waitFor(() => expect(args.onFiled).toHaveBeenCalledWith(filedSuspension))
    await expect(args.file).toHaveBeenCalledWith(expect.objectContaining({ meses: 6, cienteRisco: true }))
  },
}

export const AlmostUsedUp: Story = { args: { situation: almostUsedUp } }

export const Running: Story = {
  render: () => <SuspensionNotNow obstacle={notNow(stopped)} situation={stopped} end={end} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar antes do fim' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar em dezembro' }))
    await waitFor(() => expect(end).toHaveBeenCalled())
  },
}

export const EndedEarly: Story = {
  render: () => <SuspensionNotNow obstacle={notNow(endedEarly)} situation={endedEarly} end={end} />,
}

export const UnderWay: Story = {
  render: () => (
    <SuspensionNotNow
      obstacle={notNow({ ...mayStop, requisicaoAberta: openRequest })}
      situation={mayStop}
      end={end}
    />
  ),
}

export const ChangeUnderWay: Story = {
  render: () => (
    <SuspensionNotNow
      obstacle={notNow({ ...mayStop, alteracaoAberta: openRequest })}
      situation={mayStop}
      end={end}
    />
  ),
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <SuspensionRequest {...args} />
    </Narrow>
  ),
}

export const Pending: Story = { render: () => <SuspensionPending /> }
