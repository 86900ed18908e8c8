/** One measured number beside the floor or limit that it is held against. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same work done by the barest thing that can do it, measured in the same run. */
  readonly floor?: number;
  /** `value` to `floor`; which side of the limit is good is said by `limit`. */
  readonly ratio?: number;
  /** In words: `≥ 0.85`, `< 15 ms`. */
  readonly limit: string;
  readonly ok: boolean;
}
