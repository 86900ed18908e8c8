import type { Id, Timestamp } from '../../database/columns.ts';

/** How somebody would work here. */
export const EMPLOYMENTS = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

export interface JobOfferTable {
  id: Id;
  code: string;
  title: string;
  location: string;
  employment: Employment;
  summary: string;
  /** Where to apply: an own path or a whole address. */
  url: string | null;
  /** Title, place and summary, folded, for search. */
  searchText: string;
  publishedAt: Timestamp;
  /** The first instant without the offer. */
  expiresAt: Timestamp | null;
  updatedAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    job_offer: JobOfferTable;
  }
}
