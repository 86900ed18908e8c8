import type { Id, Json, Timestamp } from '../../database/columns.ts';

export const GIFT_KINDS = ['gift', 'sample'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** From which value of goods the shop gives something, and what. */
export interface GiftRuleTable {
  id: Id;
  siteId: number;
  name: string;
  kind: GiftKind;
  /** Value of goods after discounts, gross; null where the shop's settings decide. */
  threshold: number | null;
  /** Of products with one variant, or of variants. */
  skus: Json<readonly string[]>;
  /** How many of them one may choose. */
  choices: number;
  startsAt: Timestamp | null;
  /** The first instant without it. */
  endsAt: Timestamp | null;
  isActive: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    gift_rule: GiftRuleTable;
  }
}
