/** One measured number with the baseline or limit that it is compared with. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Baseline: the same work done with as little code as possible, measured in the same run. */
  readonly floor?: number;
  /** `value` divided by `floor`; `limit` says which side is good. */
  readonly ratio?: number;
  /** In words: `≥ 0.85`, `< 15 ms`. */
  readonly limit: string;
  readonly ok: boolean;
}
