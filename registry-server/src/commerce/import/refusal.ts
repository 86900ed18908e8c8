/** A part of the file that was not taken over: where it stands, and why, in plain words. */
export interface Refusal {
  readonly line: number;
  /** The column, or the field of the body; empty when the whole line is meant. */
  readonly field: string;
  readonly reason: string;
}

/** The file cannot be imported at all. */
export class ImportImpossible extends Error {}

/** Gathers what is wrong with one product before anything is decided. */
export type Refuse = (field: string, reason: string) => void;
