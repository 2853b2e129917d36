import type { PersonFound } from '#contract/people/people.ts'

/** Two people whom the search finds. */
export const carlos: PersonFound = {
  id: 2,
  nome: 'Carlos Eduardo Nunes',
  cpf: '***.444.777-**',
  email: 'carlos.nunes@exemplo.com.br',
  status: { id: 2, nome: 'Em andamento' },
}

export const olivia: PersonFound = {
  id: 9,
  nome: 'Olívia Freitas',
  cpf: '***.230.001-**',
  email: null,
  status: null,
}
