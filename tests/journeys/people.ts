/** The people of the demo that journeys are told about; docs/demo.md says what is special about each. */
export const people = {
  Ana: { cpf: '529.982.247-25', name: 'Ana Beatriz Lima' },
  Carlos: { cpf: '111.444.777-35', name: 'Carlos Eduardo Nunes' },
  Dulce: { cpf: '123.456.789-09', name: 'Dulce Moreira' },
  Eduardo: { cpf: '987.654.321-00', name: 'Eduardo Prates' },
  Fernanda: { cpf: '390.533.447-05', name: 'Fernanda Rocha' },
  Gustavo: { cpf: '153.509.460-56', name: 'Gustavo Teles' },
  Helena: { cpf: '862.883.667-57', name: 'Helena Castro' },
  Nelson: { cpf: '701.230.000-09', name: 'Nelson Vieira' },
  Olivia: { cpf: '701.230.001-90', name: 'Olívia Freitas' },
  Igor: { cpf: '248.438.034-80', name: 'Igor Matos' },
  Joana: { cpf: '714.287.938-60', name: 'Joana Prado' },
  Silvia: { cpf: '701.230.200-34', name: 'Sílvia Andrade' },
  Raul: { cpf: '701.230.201-15', name: 'Raul Meireles' },
  Cesar: { cpf: '701.230.010-80', name: 'César Moura' },
  Karina: { cpf: '046.455.530-20', name: 'Karina Alves' },
  Luiz: { cpf: '935.411.347-80', name: 'Luiz Barbosa' },
  Marta: { cpf: '168.995.350-09', name: 'Marta Siqueira' },
} as const

export type PersonName = keyof typeof people

const staff: ReadonlySet<PersonName> = new Set(['Karina', 'Luiz', 'Marta'])

/** Whether somebody serves others: what they look at is recorded, so even their reading changes the database. */
export const isStaff = (name: PersonName) => staff.has(name)
