import type { ContentType, PageDocument, Related, Theme } from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';

/** A list as the server answers it, page by page. */
export interface ListAnswer<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export const ROLES = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface StaffUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

export interface Session {
  readonly user: StaffUser;
  readonly csrfToken: string;
}

export type PageStatus = 'draft' | 'published' | 'changed';

export interface PageSummary {
  readonly id: number;
  readonly site: string;
  readonly type: ContentType;
  readonly title: string;
  readonly urlPath: string;
  readonly isTemplate: boolean;
  readonly theme: Theme;
  readonly status: PageStatus;
  readonly version: number;
  readonly publishedAt?: string;
  readonly updatedAt: string;
  readonly updatedBy?: string;
}

export interface PageForEditing {
  readonly page: PageSummary;
  readonly document: PageDocument;
  readonly version: number;
  readonly related: Related;
  /** On a template page: the entity it is about, or a sample of one. */
  readonly current?: CurrentEntity;
}

export interface Revision {
  readonly id: string;
  readonly number: number;
  readonly createdAt: string;
  readonly createdBy?: string;
  readonly publishedAt?: string;
  readonly isPublished: boolean;
  readonly isDraft: boolean;
}

/** `details` of a 409 `revision-conflict`. */
export interface RevisionConflict {
  readonly expected: number;
  readonly found: number;
  readonly savedBy?: string | null;
  readonly savedAt?: string;
}

export interface SavedDraft {
  readonly version: number;
  readonly savedAt: string;
}
