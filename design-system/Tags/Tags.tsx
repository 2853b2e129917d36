import { Button as AriaButton } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Button } from '../Button/Button.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { frame, list, remove, tag } from './Tags.css.ts'

export interface TagItem {
  id: string
  /** In full: "Situação: em análise". */
  label: string
}

export interface TagsProps {
  /** Names the list: "Filtros escolhidos". */
  label: string
  items: readonly TagItem[]
  /** By its cross, or Delete. Without it the tags are only read. */
  onRemove?: (id: string) => void
  /** Adds a button that takes all away, where there are two or more. */
  onClear?: () => void
}

/**
 * Selected items, each with a remove button: filters, people, subjects. One tab stop; arrow keys move within it. Renders nothing when
 * empty.
 */
export function Tags({ label, items, onRemove, onClear }: TagsProps) {
  const strings = useStrings()
  if (items.length === 0) return null
  return (
    <div className={frame}>
      <TagGroup
        aria-label={label}
        onRemove={
          onRemove &&
          ((keys) => {
            for (const key of keys) onRemove(String(key))
          })
        }
      >
        <TagList className={list} items={items}>
          {(item) => (
            <Tag id={item.id} textValue={item.label} className={tag}>
              {({ allowsRemoving }) => (
                <>
                  <span>{item.label}</span>
                  {allowsRemoving && (
                    <AriaButton slot="remove" className={remove}>
                      <CloseIcon size="small" />
                    </AriaButton>
                  )}
                </>
              )}
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {onClear && items.length > 1 && (
        <Button variant="quiet" size="compact" onPress={onClear}>
          {strings.tags.clear}
        </Button>
      )}
    </div>
  )
}
