import type { Db } from '../../database/dialects.ts';

/** Something that must hold in every database at rest. */
export interface Invariant {
  readonly name: string;
  /** What holds, in a sentence. */
  readonly says: string;
  /** Finds at most `limit` violations, each by an identifier that staff can look up. */
  readonly find: (db: Db, limit: number) => Promise<readonly string[]>;
}
