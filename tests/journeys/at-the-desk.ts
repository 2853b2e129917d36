import { expect, type Page } from '@playwright/test'

/** The protocol that the receipt on a page names. */
export async function protocolOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
  return /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
}

/** Opens a request from the queue, where an attendant is. */
export async function openRequestAt(desk: Page, protocol: string): Promise<void> {
  await desk.getByRole('link', { name: new RegExp(protocol) }).click()
}

/** Makes the moves of an open request, each confirmed but the taking, which asks nothing. */
export async function makeMoves(desk: Page, ...moves: readonly (string | RegExp)[]): Promise<void> {
  for (const move of moves) {
    await desk.getByRole('button', { name: move, exact: true }).click()
    if (move === 'Assumir') {
      await expect(desk.getByRole('button', { name: move, exact: true })).toBeHidden()
      continue
    }
    await desk.getByRole('alertdialog').getByRole('button', { name: move, exact: true }).click()
    await expect(desk.getByRole('alertdialog')).toBeHidden()
  }
}

/** Address of the queue with one request in it. */
export function queueOf(protocol: string): string {
  return `/request-management?palavraChave=${protocol}`
}

/** Takes a payment through its stages: Karina looks at it, and Marta grants it, each at a desk of their own. */
export async function grantAtTheDesk(
  atAnotherDesk: (name: 'Karina' | 'Marta', options: { at: string }) => Promise<Page>,
  protocol: string,
): Promise<void> {
  const karina = await atAnotherDesk('Karina', { at: queueOf(protocol) })
  await openRequestAt(karina, protocol)
  await makeMoves(karina, 'Assumir', 'Avançar para Aprovação')
  const marta = await atAnotherDesk('Marta', { at: queueOf(protocol) })
  await openRequestAt(marta, protocol)
  await makeMoves(marta, 'Deferir')
}

/** Finds a person by name on an attendant's home, and opens their card. */
export async function choosePerson(desk: Page, name: string): Promise<void> {
  await desk.getByRole('searchbox', { name: 'Nome, e-mail ou CPF' }).fill(name)
  await desk
    .getByRole('table', { name: /encontrada/ })
    .getByRole('link', { name })
    .click()
  await expect(desk.getByRole('group', { name: 'Pessoa escolhida' })).toBeFocused()
}
