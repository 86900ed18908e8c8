import type { Id, Timestamp } from '../../database/columns.ts';

export const REDIRECTION_CODES = [301, 302, 303, 307, 308] as const;
/** Of a redirect that names none: the shop's readers are led on, and no browser keeps it for ever. */
export const DEFAULT_REDIRECTION_CODE = 303;
export type RedirectionCode = (typeof REDIRECTION_CODES)[number];

/** An address that moved. */
export interface RedirectTable {
  id: Id;
  siteId: number;
  /** Like a page's slug. */
  slug: string;
  /** An own path or a whole address. */
  target: string;
  code: RedirectionCode;
  updatedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    redirect: RedirectTable;
  }
}
