import type { SlideData } from '#contract/publications/slides.ts'
import type { RegistryRecord } from '../registries.schema.ts'

/** A slide of one plan, for a while. */
export const campaign: RegistryRecord<SlideData, Record<string, never>> = {
  id: 3,
  versao: 1,
  arquivado: false,
  atualizadoEm: '2026-11-18T14:05:00.000Z',
  atualizadoPor: 'Luiz Barbosa',
  dados: {
    titulo: 'Campanha de aportes',
    texto: 'Um valor extra hoje rende por todos os anos que faltam.',
    imagem: 'c'.repeat(64),
    textoAlternativo: 'Quatro plantas, cada uma maior que a anterior.',
    pagina: '/services/gerar-contribuicao',
    endereco: '',
    idPlano: 4,
    publico: 'quem-contribui',
    inicio: '2026-11-01',
    fim: '2026-12-15',
    ordem: 2,
  },
  resumo: {},
}
