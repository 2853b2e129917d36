import sharp from 'sharp'
import { choose } from '../choose-plan.ts'
import { expect, test } from '../portal-fixture.ts'
import { typeDay } from '../type-day.ts'

test('Marta puts a slide on the plan’s page of who receives a benefit: Carlos sees it and follows it, Ana does not', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  const photograph = await sharp({
    create: { width: 1200, height: 600, channels: 3, background: '#0b5a82' },
  })
    .jpeg()
    .toBuffer()
  const desk = await atAnotherDesk('Marta', { at: '/settings/configurar-carrossel' })
  await desk.getByRole('link', { name: 'Novo destaque' }).click()
  await desk.getByLabel('Título').fill('Prova de vida em dezembro')
  const chooser = desk.waitForEvent('filechooser')
  await desk.getByRole('button', { name: 'Escolher arquivo' }).click()
  await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photograph })
  await desk.getByLabel('Descrição da imagem').fill('Um calendário aberto em dezembro.')
  await choose(desk, 'Página do portal', 'Perfil')
  await choose(desk, 'Quem vê', 'Quem recebe benefício')
  await typeDay(desk, /^Primeiro dia/, '2026-01-02')
  await expect(desk.getByRole('img', { name: 'Um calendário aberto em dezembro.' })).toBeVisible()
  await desk.getByRole('button', { name: 'Criar' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Prova de vida em dezembro' })).toBeVisible()

  await signIn('Carlos', { at: '/meu-plano' })
  const shown = page.getByRole('group', { name: 'Destaques' })
  await expect(shown.getByRole('heading', { name: 'Prova de vida em dezembro' })).toBeVisible()
  await expect(shown.getByText('1 de 2')).toBeVisible()
  await shown.getByRole('link', { name: 'Saiba mais: Prova de vida em dezembro' }).click()
  await expect(page).toHaveURL(/\/perfil$/)

  const other = await atAnotherDesk('Ana', { plan: 'HPE', at: '/meu-plano' })
  await expect(other.getByRole('group', { name: 'Destaques' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Prova de vida em dezembro' })).toHaveCount(0)
})
