import css from './CityPlate.module.css'

/** The plate with the city on it, as large as its frame; roads, districts and the monster stand on it. */
export function CityPlate({ className }: { readonly className?: string | undefined }) {
  return <span className={`${css.plate} ${className ?? ''}`} aria-hidden="true" />
}
