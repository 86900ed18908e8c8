import type { PageDocument, PlacedModule, SlotAddress } from '@witryna/module-schemas';

/** Named fields that get a value, and those that go away. */
export interface FieldChanges {
  readonly set: Readonly<Record<string, unknown>>;
  readonly unset: readonly string[];
}

/** A placed module with everything below it; the root comes first. */
export type Subtree = readonly [PlacedModule, ...PlacedModule[]];

/**
 * One step of a patch. Everything is addressed by id, and places by the sibling in front (`after`, null for the
 * first place), so that a step still means the same on a page that somebody else has changed.
 */
export type PageOperation =
  | { readonly op: 'insert'; readonly subtree: Subtree; readonly to: SlotAddress; readonly after: string | null }
  | { readonly op: 'remove'; readonly id: string }
  | { readonly op: 'move'; readonly id: string; readonly to: SlotAddress; readonly after: string | null }
  | ({ readonly op: 'settings'; readonly id: string } & FieldChanges)
  /** Gives a module this anchor; takes it away when there is none. */
  | { readonly op: 'anchor'; readonly id: string; readonly anchor?: string }
  | ({ readonly op: 'page'; readonly part: PagePart } & FieldChanges);

/** The parts of a page beside its modules: `head` is its title and theme. */
export type PagePart = 'head' | 'meta' | 'contentProperties';

export type PagePatch = readonly PageOperation[];

/** What was done; the undo button says it in words. */
export type EditKind = 'place' | 'move' | 'remove' | 'duplicate' | 'paste' | 'settings' | 'anchor' | 'page' | 'restore';

/** The result of an edit: the new page, how to get there from the old one, and how to get back. */
export interface Edit {
  readonly kind: EditKind;
  readonly page: PageDocument;
  readonly patch: PagePatch;
  readonly inverse: PagePatch;
  /** The placed module to select afterwards; the selection stays when absent. */
  readonly selects?: string;
}
