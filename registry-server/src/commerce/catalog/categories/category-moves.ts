import type { Trx } from '../../../database/transaction.ts';
import type { FindCurrentPath } from './current-paths.ts';

/** Writes the new paths wherever a feature names categories by path in rows of its own. */
export type FollowMove = (trx: Trx, currentPath: FindCurrentPath) => Promise<void>;

/** Where features that name categories say how they follow one that is moved. */
export interface CategoryMoves {
  /** Calls `follow` when categories have moved, in the transaction of the move. */
  follow(follow: FollowMove): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly categoryMoves: CategoryMoves;
  }
}
