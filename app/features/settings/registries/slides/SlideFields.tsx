import { DateInput } from '#app/forms/DateInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { portalPages } from '#app/navigation/portal-pages.ts'
import { useIsBuilt } from '#app/navigation/use-destination.ts'
import { slideAudienceNames } from '#contract/publications/slides.text.ts'
import type { SlideData } from '#contract/publications/slides.ts'
import { type SlideAudience, slideAudiences } from '#domain/publications/slides/slides.ts'
import type { Unfilled } from '../define-registry.ts'
import { RegistryPlanInput } from '../RegistryPlan.tsx'
import { whole } from '../registries.css.ts'
import type { RegistryFormApi } from '../use-registry-form.ts'
import { SlideImageInput } from './SlideImageInput.tsx'
import { SlidePreview } from './SlidePreview.tsx'
import { slideFieldsText as help, slidesText } from './slides.text.ts'

const { labels } = slidesText
const audiences = slideAudiences.map((id) => ({ id, label: slideAudienceNames[id] }))

type SlideFieldsProps = { form: RegistryFormApi<Unfilled<SlideData>>; isReadOnly: boolean }

/** The fields of a slide, and how it looks with what is in them. */
export function SlideFields({ form, isReadOnly }: SlideFieldsProps) {
  const pages = portalPages(useIsBuilt())
  return (
    <>
      <form.AppField name="dados.titulo">
        {() => <TextInput label={labels.titulo} isReadOnly={isReadOnly} isRequired maxLength={60} />}
      </form.AppField>
      <form.AppField name="dados.ordem">
        {() => (
          <NumberInput label={labels.ordem} description={help.placeHelp} isReadOnly={isReadOnly} isRequired />
        )}
      </form.AppField>
      <div className={whole}>
        <form.AppField name="dados.texto">
          {() => (
            <TextAreaInput
              label={labels.texto}
              description={help.textHelp}
              isReadOnly={isReadOnly}
              maxLength={160}
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="dados.imagem">{() => <SlideImageInput isReadOnly={isReadOnly} />}</form.AppField>
      <form.AppField name="dados.textoAlternativo">
        {() => (
          <TextAreaInput
            label={labels.textoAlternativo}
            description={help.alternativeHelp}
            isReadOnly={isReadOnly}
            isRequired
            maxLength={160}
          />
        )}
      </form.AppField>
      <form.AppField name="dados.pagina">
        {() => (
          <SelectInput<string>
            label={labels.pagina}
            description={help.pageHelp}
            options={[{ id: '', label: help.noPage }, ...pages]}
            isReadOnly={isReadOnly}
          />
        )}
      </form.AppField>
      <form.AppField name="dados.endereco">
        {() => (
          <TextInput
            label={labels.endereco}
            description={help.addressHelp}
            type="url"
            isReadOnly={isReadOnly}
            maxLength={300}
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="dados.idPlano">
        {() => <RegistryPlanInput label={labels.idPlano} isReadOnly={isReadOnly} />}
      </form.AppField>
      <form.AppField name="dados.publico">
        {() => (
          <SelectInput<SlideAudience> label={labels.publico} options={audiences} isReadOnly={isReadOnly} />
        )}
      </form.AppField>
      <form.AppField name="dados.inicio">
        {() => <DateInput label={labels.inicio} isReadOnly={isReadOnly} isRequired />}
      </form.AppField>
      <form.AppField name="dados.fim">
        {() => <DateInput label={labels.fim} description={help.untilHelp} isReadOnly={isReadOnly} />}
      </form.AppField>
      <SlidePreview form={form} />
    </>
  )
}
