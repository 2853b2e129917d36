import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { themeImageHrefOf } from '#app/plan/theme-image.ts'
import type { SlideOnWire } from '#contract/publications/slides.ts'
import { image, slide, words } from './slides.css.ts'
import { slidesText } from './slides.text.ts'

type SlideProps = Omit<SlideOnWire, 'id'> & {
  /** It is not in sight at first, so its image may come later. Default false. */
  isLater?: boolean
}

/** One slide: an image with its words beside it, never on it, and where they lead. */
export function Slide({ titulo, texto, imagem, textoAlternativo, destino, isLater = false }: SlideProps) {
  const source = themeImageHrefOf(imagem)
  return (
    <Card padding="none">
      <div className={slide}>
        {source ? (
          <img
            className={image}
            src={source}
            alt={textoAlternativo}
            loading={isLater ? 'lazy' : undefined}
            decoding="async"
          />
        ) : (
          <div className={image} />
        )}
        <Stack gap="3" align="start" className={words}>
          <Text as="h2" variant="subtitle">
            {titulo}
          </Text>
          {texto && <Text>{texto}</Text>}
          {destino && (
            <LinkButton
              href={destino}
              variant="secondary"
              size="compact"
              aria-label={slidesText.moreAbout(titulo)}
            >
              {slidesText.more}
            </LinkButton>
          )}
        </Stack>
      </div>
    </Card>
  )
}
