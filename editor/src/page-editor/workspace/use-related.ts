import type { MediaFile, ProductSummary, Related } from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { fetchRelated } from '../../api/content/pages.ts';
import type { PageForEditing } from '../../api/types.ts';
import type { DocumentStore } from '../document/index.ts';
import { mergeRelated, relatedFiles, relatedProducts } from './merge-related.ts';
import { missingKeys } from './missing-keys.ts';

/** The page is looked through for new references when the hand rests, not with every key. */
const PAUSE_MS = 350;

export interface RelatedOfPage {
  readonly related: Related;
  readonly current: CurrentEntity | undefined;
  readonly learnFiles: (files: readonly MediaFile[]) => void;
  readonly learnProducts: (products: readonly ProductSummary[]) => void;
}

/** What the page points at, kept in step while it is edited: the server is asked only for what is not known. */
export function useRelated(store: DocumentStore, opened: PageForEditing): RelatedOfPage {
  const api = useApi();
  const [known, setKnown] = useState({ related: opened.related, current: opened.current });
  const latest = useRef(known);
  latest.current = known;

  const learn = useCallback(
    (newer: Partial<Related>) => setKnown((before) => ({ ...before, related: mergeRelated(before.related, newer) })),
    [],
  );
  const learnFiles = useCallback((files: readonly MediaFile[]) => learn(relatedFiles(files)), [learn]);
  const learnProducts = useCallback((products: readonly ProductSummary[]) => learn(relatedProducts(products)), [learn]);

  useEffect(() => {
    let timer: number | undefined;
    // What the catalogue does not have is asked for once, not with every edit.
    let asked = '';
    const look = async () => {
      const page = store.getPage();
      const missing = missingKeys(page, opened.page.urlPath, latest.current.related, latest.current.current).join('\n');
      if (missing === '' || missing === asked) return;
      asked = missing;
      try {
        const { related } = await fetchRelated(api, opened.page, page);
        learn(related);
      } catch {
        // The preview shows gaps until the next edit asks again; saving tells of the failed connection.
        asked = '';
      }
    };
    const unsubscribe = store.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void look(), PAUSE_MS);
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, [api, store, opened, learn]);

  return { ...known, learnFiles, learnProducts };
}
