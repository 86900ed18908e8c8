/** The point where the parcel waits, as it was when the order was placed. */
export interface OrderPoint {
  readonly provider: string;
  readonly code: string;
  /** In one line. */
  readonly address: string;
}
