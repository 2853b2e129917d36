import type { ManagedProfile, UnitValueOfDay } from '#contract/investments/profile-management.ts'

/** A profile of the demonstration as the settings have it. */
export const moderate: ManagedProfile = {
  id: 3,
  nome: 'Moderado',
  ordem: 3,
  versao: 1,
  versoes: [
    {
      desde: '2000-01-01',
      descricao: 'Renda fixa com uma parte em ações.',
      rendaVariavelMinima: 10,
      rendaVariavelMaxima: 30,
      oferecido: true,
      publicadoEm: '2026-11-11T12:00:00.000Z',
      publicadoPor: null,
    },
  ],
  cota: { data: '2026-10-30', valor: '25.47805721' },
}

const day = (data: string, valor: string, variacao: number | null): UnitValueOfDay => ({
  data,
  valor,
  variacao,
  usada: true,
  versoes: [{ valor, motivo: null, registradaEm: '2026-11-11T12:00:00.000Z', registradaPor: null }],
})

/** Its unit values of a year, the newest corrected once. */
export const unitValuesOfYear = {
  ano: 2026,
  anos: [2026, 2025],
  cotas: [
    {
      ...day('2026-10-30', '25.47805721', 0.62),
      usada: false,
      versoes: [
        {
          valor: '25.47805721',
          motivo: 'O custodiante enviou outro valor.',
          registradaEm: '2026-11-03T14:00:00.000Z',
          registradaPor: 'Marta Siqueira',
        },
        { valor: '25.4', motivo: null, registradaEm: '2026-11-02T14:00:00.000Z', registradaPor: null },
      ],
    },
    day('2026-09-30', '25.32225620', 2.48),
    day('2026-08-31', '24.70995754', null),
  ],
}
