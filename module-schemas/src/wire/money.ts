/** Whole minor units with their currency; formatted at the edge. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}
