import { expect, test } from './portal-fixture.ts'

test('each link that Helena follows is heard: the heading of the page that came has the focus, and its title names it', async ({
  page,
  signIn,
}) => {
  await signIn('Helena')
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  for (const name of ['Perfil', 'Serviços', 'Documentos', 'Chat', 'Início']) {
    await menu.getByRole('link', { name, exact: true }).press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(/ \| Portal do Participante$/)
    await expect(menu.getByRole('list').locator('[aria-current="page"]')).toHaveText(name)
  }

  await page.getByRole('main').getByRole('link', { name: 'Ver seu plano em detalhe' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Seu plano em detalhe' })).toBeFocused()
  await expect(menu.getByRole('list').locator('[aria-current="page"]')).toHaveCount(0)
})

test('Helena goes to a service: the menu says that she is within the services, and the way back is heard', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^FATCA/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'FATCA' })).toBeFocused()
  const services = page
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('link', { name: 'Serviços' })
  await expect(services).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços' })).toBeFocused()
})

test('the title says before all else that something is missing, and which step of a declaration is open', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/pep' })
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page).toHaveTitle('Erro: Pessoa exposta politicamente | Portal do Participante')
  await page
    .getByRole('radiogroup', { name: /exposta politicamente/ })
    .getByText('Não', { exact: true })
    .click()
  await page.getByRole('checkbox', { name: /^Declaro que as informações/ }).check({ force: true })
  await expect(page).toHaveTitle('Pessoa exposta politicamente | Portal do Participante')
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page).toHaveTitle('Conferir: Pessoa exposta politicamente | Portal do Participante')
  await page.goBack()
  await expect(page).toHaveTitle('Pessoa exposta politicamente | Portal do Participante')
})
