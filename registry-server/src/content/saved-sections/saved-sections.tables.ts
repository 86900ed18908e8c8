import type { ReferenceKind } from '@witryna/module-schemas';
import type { ColumnType } from 'kysely';
import type { Id, Json, Timestamp } from '../../database/columns.ts';

/** A module with everything in it that editors put copies of on pages. */
export interface SavedSectionTable {
  id: Id;
  name: string;
  /** The name folded: two sections do not differ by case and accents alone. */
  nameKey: string;
  groupName: string | null;
  /** Where it was saved; null once that site is gone. */
  siteId: number | null;
  /** Language of its texts: that of the site where it was saved. */
  language: string;
  /** JSON text, kept as it came: the root first, then what lies in it. */
  modules: string;
  /** The kinds of module in it, each once. */
  drivers: Json<readonly string[]>;
  moduleCount: number;
  /** Counts the changes; who changes it names the one they saw. */
  version: number;
  /** The schemas by which its references were read. */
  indexedBy: string;
  createdAt: ColumnType<Date, Date, never>;
  createdById: number | null;
  updatedAt: Timestamp;
  /** Name of who changed it last. */
  updatedBy: string;
}

/** What a saved section points at; written with it, in its transaction. */
export interface SavedSectionReferenceTable {
  sectionId: number;
  kind: ReferenceKind;
  key: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    saved_section: SavedSectionTable;
    saved_section_reference: SavedSectionReferenceTable;
  }
}
