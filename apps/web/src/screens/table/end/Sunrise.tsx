import css from './Sunrise.module.css'

const ROOFS =
  'M0 170V70h60V24h54v60h40V0h64v40h50V-26l30-26 30 26v86h54V26h70v60h60V10h44v-40h40v40h30v70h66V34h70v-66h56v86h44v40h60V50h50V0h70v70h40v50h158V170Z'
const LAMPS =
  'M22 96h6v9h-6Zm12 22h6v9h-6Zm96-70h6v9h-6Zm14 30h6v9h-6Zm190 10h6v9h-6Zm60-28h6v9h-6Zm96 44h6v9h-6Zm84-96h6v9h-6Zm10 40h6v9h-6Zm130 20h6v9h-6Zm60-60h6v9h-6Zm22 50h6v9h-6Zm90-10h6v9h-6Zm110 30h6v9h-6Zm80-40h6v9h-6Z'

/** The city at the end of the night. The sun comes up when all pods are open. */
export const Sunrise = () => (
  <div className={css.sky} aria-hidden="true">
    <span className={css.glow} />
    <span className={css.sun} />
    <svg viewBox="0 -60 1440 230" preserveAspectRatio="xMinYMax slice" className={css.city}>
      <path d={ROOFS} fill="#4b2c66" />
      <path d={LAMPS} fill="#ffd9a0" opacity="0.6" />
    </svg>
    <span className={css.ground} />
  </div>
)
