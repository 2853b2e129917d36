import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { onRequestPage, servedSession } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { exposedRelative, inPortugal, noFatca, noPep, noResidence, sentPep } from './declarations.fixtures.ts'
import { fatcaDeclaration } from './fatca-declaration.tsx'
import { pepDeclaration } from './pep-declaration.tsx'
import { residenceDeclaration } from './residence-declaration.tsx'

const meta = {
  title: 'Páginas/Declarações',
  ...onRequestPage(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NotExposed: Story = {
  render: () => <RequestPage definition={pepDeclaration} situation={noPep} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('declararPep').mockResolvedValue(sentPep)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar declaração' }))
    const summary = await canvas.findByRole('group', { name: /Falta/ })
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('Escolha sim ou não.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Não' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /são verdadeiras/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar declaração' }))
    await expect(await canvas.findByRole('heading', { name: 'Confira antes de enviar' })).toHaveFocus()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Declarar que não sou pessoa exposta politicamente em 21/11/2026' }),
    )
    await expect(await canvas.findByRole('link', { name: 'Baixar declaração em PDF' })).toHaveAttribute(
      'href',
      '/arquivos/declaracao/41?vinculo=2',
    )
    await expect(mockedCall('declararPep')).toHaveBeenCalledWith(
      expect.objectContaining({ ppe: 'N', confirmacao: true }),
    )
  },
}

export const AskedAgain: Story = {
  render: () => <RequestPage definition={pepDeclaration} situation={exposedRelative} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vence em breve')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Nome da pessoa exposta/ })).toHaveValue('Paulo Prates')
    await expect(canvas.getByRole('link', { name: 'PDF 2026.0000012' })).toHaveAttribute(
      'href',
      '/arquivos/declaracao/12?vinculo=2',
    )
  },
}

export const Served: Story = {
  ...onRequestPage(servedSession),
  render: () => <RequestPage definition={pepDeclaration} situation={exposedRelative} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Declarações anteriores' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revisar declaração' })).toBeNull()
  },
}

export const TaxResidence: Story = {
  render: () => <RequestPage definition={fatcaDeclaration} situation={noFatca} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar outro país' }))
    await expect(canvas.getByRole('region', { name: 'País 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar declaração' }))
    const summary = await canvas.findByRole('group', { name: /Falta/ })
    await expect(summary).toHaveTextContent('País 2, País: Escolha o país.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remover país 2' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'País 2' })).toBeNull())
  },
}

export const LivingAbroad: Story = {
  render: () => <RequestPage definition={residenceDeclaration} situation={noResidence} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sim' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar declaração' }))
    const summary = await canvas.findByRole('group', { name: /Falta/ })
    await expect(summary).toHaveTextContent('Comprovante de residência: Envie o comprovante de residência.')
  },
}

export const BackFromAbroad: Story = {
  render: () => <RequestPage definition={residenceDeclaration} situation={inPortugal} />,
  play: async ({ canvas, userEvent }) => {
    const taxes = await canvas.findByRole('region', { name: 'Seu imposto' })
    await expect(taxes).toHaveTextContent('Hoje, fora do Brasil25%, definitivos')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Não' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar declaração' }))
    await expect(await canvas.findByText(/informe o seu endereço no Perfil/)).toBeVisible()
  },
}
