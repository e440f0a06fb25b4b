import css from './Monster.module.css'
import { type FaceProps, MonsterFace } from './MonsterFace.tsx'
import { partOf } from './parts.ts'

/** The upper storey: towers, the head before them, and the face on it. New towers rise when it has grown. */
export const MonsterHead = ({ growth, look }: FaceProps) => (
  <div className={`${css.layer} ${css.head}`} data-growth={growth}>
    <div className={`${css.layer} ${css.storeys}`}>
      <img key={growth} src={partOf(`towers-${growth}`)} alt="" className={`${css.layer} ${css.towers}`} />
    </div>
    <img src={partOf('head')} alt="" className={css.layer} />
    <MonsterFace growth={growth} look={look} />
  </div>
)
