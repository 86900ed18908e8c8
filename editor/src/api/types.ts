import type { PageDocument, PageFault, Related, ShopWords, SiteFrame } from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';
import type { AnswerOf, ItemOf } from './contract.ts';

/** A list as the server answers it, page by page. */
export interface ListAnswer<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export type Session = AnswerOf<'GET /staff/session'>;
export type StaffUser = Session['user'];
export type Role = StaffUser['role'];
/** From the one who may do least to the one who may do everything. */
export const ROLES = ['viewer', 'editor', 'publisher', 'admin'] as const satisfies readonly Role[];

export type PageSummary = ItemOf<'GET /staff/pages'>;
export type PageStatus = PageSummary['status'];

/** The contract leaves open what a document is; the schemas of the modules say it. */
export interface PageForEditing {
  readonly page: PageSummary;
  readonly document: PageDocument;
  readonly version: number;
  /** What publishing the draft would be refused for. */
  readonly faults: readonly PageFault[];
  readonly related: Related;
  /** On a template page: the entity it is about, or a sample of one. */
  readonly current?: CurrentEntity;
  /** What the site says in place of names in braces; the document holds the names. */
  readonly words: ShopWords;
  /** The site's header and footer, which the page shows where it has no modules of its own. */
  readonly frame: SiteFrame;
}

export type Revision = ItemOf<'GET /staff/pages/{id}/revisions'>;

/** `details` of a 409 `revision-conflict`. */
export interface RevisionConflict {
  readonly expected: number;
  readonly found: number;
  readonly savedBy?: string | null;
  readonly savedAt?: string;
}

export type SavedDraft = AnswerOf<'PUT /staff/pages/{id}/draft'>;
