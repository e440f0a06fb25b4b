import { houseEdition } from '@jelly/rules'
import { EMOTES } from '@jelly/table'
import { useState } from 'react'
import { Crest } from '../../src/art/crests/Crest.tsx'
import { CREST_MOODS } from '../../src/art/crests/CrestMouth.tsx'
import { JellyArms } from '../../src/art/city/JellyArms.tsx'
import { Lamps } from '../../src/art/city/Lamps.tsx'
import { squadFill } from '../../src/art/crests/patterns.ts'
import { CityPlate } from '../../src/art/city/CityPlate.tsx'
import { BeatenMonster, Monster } from '../../src/art/monster/Monster.tsx'
import { MOODS } from '../../src/art/monster/moods.ts'
import { Mark, Portrait } from '../../src/art/Portrait.tsx'
import { portraitOf } from '../../src/art/portraits.ts'
import { Sticker } from '../../src/art/reactions/Sticker.tsx'
import { Confetti } from '../../src/art/treasure/Confetti.tsx'
import { HatchingPod, POD_STATES } from '../../src/art/treasure/HatchingPod.tsx'
import { Jar } from '../../src/art/treasure/Jar.tsx'
import { ScoreTower } from '../../src/art/treasure/ScoreTower.tsx'
import { Die } from '../../src/design/dice/Die.tsx'
import { SvgPaints } from '../../src/design/dice/SvgPaints.tsx'
import { SQUAD_STYLES } from '../../src/design/dice/squads.ts'

const house = houseEdition.boards.flatMap(({ faces }) => faces.map(({ id, names }) => ({ face: id, names })))
const own = { face: '1A', names: { en: 'Bakery' } }

const corners = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: 500 + 400 * Math.sin((index * Math.PI) / 3),
  y: 330 - 270 * Math.cos((index * Math.PI) / 3),
}))

const eaten = [
  <Die key="a" seat={3} value={3} size={26} />,
  <Die key="b" seat={3} value={6} size={26} />,
  <Die key="c" seat={0} value={5} size={26} />,
  <Die key="d" seat={1} value={4} size={26} />,
]

const Districts = () => (
  <section id="districts">
    {[...house, own].map((district) => (
      <figure key={portraitOf(district).name}>
        <Portrait of={district} className="portrait" />
        <figcaption>
          <Mark of={district} /> {portraitOf(district).name}
        </figcaption>
      </figure>
    ))}
  </section>
)

const Monsters = () => (
  <>
    <section id="rounds">
      {[1, 2, 3, 4].map((round) => (
        <Monster key={round} round={round} mood="idle">
          {eaten}
        </Monster>
      ))}
    </section>
    <section id="moods">
      {MOODS.map((mood) => (
        <figure key={mood}>
          <Monster round={3} mood={mood} look={mood === 'hungry' ? { x: 0.9, y: -0.6 } : undefined}>
            {mood === 'pout' || mood === 'happy' ? undefined : eaten}
          </Monster>
          <figcaption>{mood}</figcaption>
        </figure>
      ))}
    </section>
    <section id="sand">
      <Monster round={1} mood="hungry" look={{ x: -0.8, y: -0.5 }}>
        {eaten}
      </Monster>
      <Monster round={2} mood="clenched" swell={1}>
        {eaten}
      </Monster>
      <Monster round={4} mood="pout" shared={1} look={{ x: -0.8, y: 0.6 }} />
      <BeatenMonster />
    </section>
    <section id="strip">
      <Lamps lit={13} shape="row" />
      {[1, 4].map((round) => (
        <div key={round} className="strip">
          <Monster lying round={round} mood={round === 1 ? 'idle' : 'hungry'} look={{ x: 0.7, y: -0.4 }}>
            {eaten}
          </Monster>
        </div>
      ))}
    </section>
  </>
)

const Squads = () => (
  <section id="squads">
    {SQUAD_STYLES.map(({ name }, seat) => (
      <figure key={name}>
        <div>
          {CREST_MOODS.map((mood) => (
            <Crest key={mood} seat={seat} mood={mood} size={mood === 'calm' ? 92 : 52} />
          ))}
          <Crest seat={seat} size={24} />
        </div>
        <span className="balcony" style={{ background: squadFill(seat) }} />
      </figure>
    ))}
  </section>
)

function Treasure() {
  const [thrown, setThrown] = useState(0)
  return (
    <section id="treasure">
      {[0, 12, 24, 43].map((jelly) => (
        <Jar key={jelly} jelly={jelly} full={45} promised={jelly + 6} size={88} />
      ))}
      {POD_STATES.map((state) => (
        <HatchingPod key={state} state={state} value="+5" size={120} />
      ))}
      <div className="tower">
        <ScoreTower seat={0} jelly={31} pods={9} />
      </div>
      <div className="tower">
        <ScoreTower seat={2} jelly={18} pods={0} />
      </div>
      <button onClick={() => setThrown(thrown + 1)}>confetti</button>
      {thrown > 0 && <Confetti key={thrown} />}
    </section>
  )
}

const Reactions = () => (
  <section id="reactions">
    {EMOTES.map((emote) => (
      <figure key={emote}>
        <Sticker emote={emote} size={96} />
        <Sticker emote={emote} size={40} />
        <figcaption>{emote}</figcaption>
      </figure>
    ))}
  </section>
)

export function Gallery() {
  return (
    <main>
      <SvgPaints />
      <Districts />
      <section id="city">
        <CityPlate className="plate" />
        <JellyArms width={1000} height={680} center={{ x: 500, y: 330 }} districts={corners} />
        <div className="lamps">
          <Lamps lit={13} shape="ring" />
        </div>
        <div className="center">
          <Monster round={3} mood="idle">
            {eaten}
          </Monster>
        </div>
      </section>
      <Monsters />
      <Squads />
      <Treasure />
      <Reactions />
    </main>
  )
}
