import { storageKeys } from '../storage-keys.ts';

// What was written survives a reload, and signing in, in this tab only.

/** A review as far as it is written. */
export interface ReviewDraft {
  /** From 1 to 5; 0 before any was chosen. */
  readonly rate: number;
  readonly text: string;
  readonly nickname: string;
  /** Sku of a variant; empty for none. */
  readonly shade: string;
}

export const EMPTY_DRAFT: ReviewDraft = { rate: 0, text: '', nickname: '', shade: '' };

/** More than anybody is let send: what is too long is told, not cut. */
const MAX_LENGTH = 12_000;

/** Keeps what was written of a product. */
export function storeReviewDraft(sku: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(storageKeys.reviewDraft, JSON.stringify({ sku, ...draft }));
  } catch {
    // A browser that stores nothing keeps it as long as the window is open.
  }
}

/** What was written of this product before; undefined where there is nothing, or nothing of this form. */
export function storedReviewDraft(sku: string): ReviewDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.reviewDraft) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const given = stored as Readonly<Record<string, unknown>>;
    if (given.sku !== sku) return undefined;
    const text = (name: string) => {
      const value = given[name];
      return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
    };
    const rate = typeof given.rate === 'number' && [1, 2, 3, 4, 5].includes(given.rate) ? given.rate : 0;
    return { rate, text: text('text'), nickname: text('nickname'), shade: text('shade') };
  } catch {
    return undefined;
  }
}

/** Forgets it: the review was sent, or somebody has signed out. */
export function clearReviewDraft(): void {
  try {
    sessionStorage.removeItem(storageKeys.reviewDraft);
  } catch {
    // Nothing was stored.
  }
}
