import { Command } from 'cmdk'
import { group as groupClass, hint as hintClass, item as itemClass, texts } from './CommandPalette.css.ts'
import { type CommandGroup, elementIdOf, placeOf } from './command-group.ts'

interface PaletteGroupProps {
  scope: string
  group: CommandGroup
  onChoose: (id: string) => void
}

/** A titled part of the list. */
export function PaletteGroup({ scope, group, onChoose }: PaletteGroupProps) {
  return (
    <Command.Group value={group.id} heading={group.title} className={groupClass}>
      {group.items.map((item) => {
        const { id, title, hint, icon: Icon, isDisabled } = item
        const place = placeOf(group, item)
        return (
          <Command.Item key={id} asChild value={place} disabled={isDisabled} onSelect={() => onChoose(id)}>
            <div id={elementIdOf(scope, place)} className={itemClass}>
              {Icon && <Icon />}
              <span className={texts}>
                <span>{title}</span>
                {hint && <span className={hintClass}>{hint}</span>}
              </span>
            </div>
          </Command.Item>
        )
      })}
    </Command.Group>
  )
}
