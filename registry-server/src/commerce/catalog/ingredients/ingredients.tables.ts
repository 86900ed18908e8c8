import type { Id, Json } from '../../../database/columns.ts';

/** Something that products are made of, and what the shop tells of it. */
export interface IngredientTable {
  id: Id;
  code: string;
  /** As people call it: „Len”. */
  name: string;
  description: string | null;
  /** Names that lists of ingredients begin with where they mean it: `Linum Usitatissimum`. */
  inci: Json<readonly string[]>;
  mediaId: number | null;
  /** Path of the page that tells of it, with an anchor where it is one of several there. */
  urlPath: string | null;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    ingredient: IngredientTable;
  }
}
