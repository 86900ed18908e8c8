import { useEffect } from 'react';
import { t } from '../i18n/pl.ts';

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = t.common.documentTitle(title);
  }, [title]);
}
