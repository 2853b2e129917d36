import type { PersonName } from '../people.ts'
import { expect, test } from '../portal-fixture.ts'

/** Who is not offered which service, for their plan or for where they stand in it. */
const refused: readonly { name: PersonName; plan?: string; at: string }[] = [
  { name: 'Helena', at: '/services/gerar-contribuicao' },
  { name: 'Helena', at: '/services/convidar-participante' },
  { name: 'Ana', plan: 'HPE', at: '/services/convidar-participante' },
  { name: 'Ana', plan: 'HPE', at: '/services/contracheque' },
  { name: 'Carlos', at: '/services/suspend-contribution' },
  { name: 'Dulce', at: '/services/extrato-contribuicao' },
  { name: 'Dulce', at: '/dependentes' },
  { name: 'Gustavo', at: '/services/perfil-investimentos' },
  { name: 'Olivia', at: '/services/exemption-65' },
]

// How a browser takes it is walked in `conditions.spec.ts`; here it is what the portal sends.
test('who is not offered a service finds no way to it, and is refused at its address', async ({
  page,
  signIn,
}) => {
  for (const { name, plan, at } of refused) {
    await signIn(name, { plan, at: null })
    const services = await (await page.request.get('/services')).text()
    expect(services, `services of ${name}`).toMatch(/href="\/services\/[a-z]/)
    expect(services, `services of ${name}`).not.toMatch(new RegExp(`href="${at}[?"]`))
    const answer = await page.request.get(at)
    expect(answer.status(), `${at} for ${name}`).toBe(403)
    expect(await answer.text()).toContain('Serviço não disponível para a sua situação no plano.')
  }
})

test('to Carlos the back office does not exist', async ({ page, signIn }) => {
  await signIn('Carlos', { at: null })
  for (const path of [
    '/request-management',
    '/settings',
    '/settings/theme-settings',
    '/settings/contribution-management',
    '/settings/indexadores',
  ]) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('Página não encontrada')
  }
})
