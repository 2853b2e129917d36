import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../story-frame/StoryFrame.tsx'
import { scales } from '../tokens/scales.ts'
import { runnerOf, scaleList, speeds, step, stepName, track } from './Scales.css.ts'

const uses = {
  fast: 'um controle responde ao ponteiro',
  calm: 'um painel ou menu aparece',
  slow: 'uma folha ou seção chega',
}

/** Each duration, side by side. People who ask for less motion see the end at once. */
export function MotionScale() {
  const [isAway, setAway] = useState(false)
  return (
    <Grid>
      <Button onPress={() => setAway(!isAway)}>Mover</Button>
      <ul className={scaleList}>
        {Object.values(speeds).map((speed) => (
          <li key={speed} className={step}>
            <span className={stepName}>
              motion.{speed} · {scales.motion[speed]}: {uses[speed]}
            </span>
            <span className={track}>
              <span className={runnerOf[speed]} data-away={isAway || undefined} data-testid={speed} />
            </span>
          </li>
        ))}
      </ul>
    </Grid>
  )
}
