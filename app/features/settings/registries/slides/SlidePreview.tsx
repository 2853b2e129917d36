import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { Slide } from '#app/features/publications/slides/Slide.tsx'
import { useFormValues } from '#app/forms/use-form-values.ts'
import type { SlideData } from '#contract/publications/slides.ts'
import type { Unfilled } from '../define-registry.tsx'
import { whole } from '../registries.css.ts'
import type { RegistryFormApi, RegistryValues } from '../registries.schema.ts'
import { slideFieldsText } from './slides.text.ts'

/** The slide as participants will see it, with what is in the fields now. */
export function SlidePreview({ form }: { form: RegistryFormApi<Unfilled<SlideData>> }) {
  const { values } = useFormValues<RegistryValues<Unfilled<SlideData>>>(form)
  const { titulo, texto, imagem, textoAlternativo, pagina, endereco } = values.dados
  return (
    <Stack gap="3" className={whole}>
      <Text as="h3" variant="label">
        {slideFieldsText.preview}
      </Text>
      <Slide
        titulo={titulo || slideFieldsText.previewTitle}
        texto={texto ?? ''}
        imagem={imagem ?? ''}
        textoAlternativo={textoAlternativo ?? ''}
        destino={pagina || endereco || null}
      />
    </Stack>
  )
}
