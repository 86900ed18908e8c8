import type { PageDocument, SlotAddress } from '@witryna/module-schemas';

/** Whose version: the one of this tab, or the one that somebody else saved. */
export type Side = 'mine' | 'theirs';

/** Both gave one field another value; a value that is absent is undefined. */
export interface FieldConflict {
  readonly kind: 'field';
  readonly key: string;
  /** JSON pointer into the page. */
  readonly path: string;
  /** Absent for what belongs to the page itself. */
  readonly placedModuleId?: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** One removed a module that the other changed, or put something into. */
export interface RemovalConflict {
  readonly kind: 'removal';
  readonly key: string;
  readonly id: string;
  readonly removedBy: Side;
}

/** Both put one module into another slot. */
export interface PlaceConflict {
  readonly kind: 'place';
  readonly key: string;
  readonly id: string;
  readonly mine: SlotAddress;
  readonly theirs: SlotAddress;
}

/** Both gave the modules of one slot another order. */
export interface OrderConflict {
  readonly kind: 'order';
  readonly key: string;
  readonly slot: SlotAddress;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** What both moved or added does not go together: modules would lie in each other, too deep, or be too many. */
export interface ArrangementConflict {
  readonly kind: 'arrangement';
  readonly key: 'arrangement';
}

export type Conflict = FieldConflict | RemovalConflict | PlaceConflict | OrderConflict | ArrangementConflict;

/** Whose version stands where the two cannot both; asked by the key of the conflict. */
export type Choose = (key: string) => Side;

/** The page that began it all and the two that came of it, all as the editor holds them (`openPage`). */
export interface Versions {
  readonly base: PageDocument;
  readonly mine: PageDocument;
  readonly theirs: PageDocument;
}
