import type { DistrictId, SeatOrTable } from '@jelly/rules'

/** How things of this table are called. */
export interface TableNames {
  readonly who: (seat: SeatOrTable) => string
  readonly district: (district: DistrictId) => string
}
