import type { PageDocument } from '@witryna/module-schemas';
import { isSameValue } from '../document/index.ts';

export interface LocalDraft {
  readonly document: PageDocument;
  /** ISO moment at which it was kept. */
  readonly at: string;
  /** What it was made from; somebody may have saved since. */
  readonly base?: LocalDraftBase;
}

/** A state of the page on the server. */
export interface LocalDraftBase {
  readonly document: PageDocument;
  readonly version: number;
}

export interface LocalDraftStorage {
  readonly put: (pageId: number, document: PageDocument, base: LocalDraftBase) => void;
  /** What was kept of a page, if it says anything else than the page does. */
  readonly take: (pageId: number, current: PageDocument) => LocalDraft | undefined;
  readonly clear: (pageId: number) => void;
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (pageId: number) => `witryna.draft.${pageId}`;

/** Unsaved documents in the browser's own storage, one for each page. */
export function createLocalDraftStorage(storage: BrowserStorage, now = () => new Date()): LocalDraftStorage {
  const clear = (pageId: number) => storage.removeItem(keyOf(pageId));
  return {
    clear,
    put: (pageId, document, base) => {
      const kept: LocalDraft = { document, at: now().toISOString(), base };
      try {
        storage.setItem(keyOf(pageId), JSON.stringify(kept));
      } catch {
        // A full storage keeps nothing; the guard against leaving still holds.
      }
    },
    take: (pageId, current) => {
      const kept = readDraft(storage.getItem(keyOf(pageId)));
      if (kept && !isSameValue(kept.document, current)) return kept;
      clear(pageId);
      return undefined;
    },
  };
}

function readDraft(text: string | null): LocalDraft | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null && 'document' in kept && 'at' in kept
      ? (kept as LocalDraft)
      : undefined;
  } catch {
    return undefined;
  }
}
