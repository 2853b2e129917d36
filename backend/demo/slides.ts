import { readFileSync } from 'node:fs'
import type { SlideData } from '#contract/publications/slides.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'

/** A slide of the demo's home page, and the drawing in `slides/` that it shows. */
type DemoSlide = Omit<SlideData, 'imagem'> & { drawing: 'horizon' | 'growth' | 'papers' }

export function demoSlides(today: IsoDate): readonly DemoSlide[] {
  const always = { inicio: addDays(today, -60), fim: null, endereco: '', idPlano: 0 }
  return [
    {
      ...always,
      titulo: 'Como será a sua aposentadoria?',
      texto: 'Mude a contribuição, a idade e o rendimento, e veja a renda que cada escolha traz.',
      textoAlternativo: 'Um caminho entre morros leva ao sol que nasce.',
      pagina: '/services/simulador-beneficio',
      publico: 'quem-contribui',
      ordem: 1,
      drawing: 'horizon',
    },
    {
      ...always,
      titulo: 'Contribua a mais neste mês',
      texto: 'Um valor extra hoje rende por todos os anos que faltam.',
      textoAlternativo: 'Quatro plantas, cada uma maior que a anterior.',
      pagina: '/services/gerar-contribuicao',
      idPlano: 4,
      publico: 'contribuintes',
      ordem: 2,
      drawing: 'growth',
    },
    {
      ...always,
      titulo: 'Mudou de telefone ou de endereço?',
      texto: 'Conte para nós, para que nada importante deixe de chegar a você.',
      textoAlternativo: 'Duas fichas de cadastro, uma delas conferida.',
      pagina: '/perfil',
      publico: 'todos',
      ordem: 3,
      drawing: 'papers',
    },
  ]
}

/** A drawing of the demo's slides. */
export function slideDrawing(name: DemoSlide['drawing']): string {
  return readFileSync(new URL(`./slides/${name}.svg`, import.meta.url), 'utf8')
}
