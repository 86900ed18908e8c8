import { useEffect } from 'react';
import { fillIn } from '../i18n/messages.ts';

/** The window's title begins with the fault as long as there is one. */
export function useFaultTitle(hasFaults: boolean, sentence: string): void {
  useEffect(() => {
    if (!hasFaults) return;
    const title = document.title;
    document.title = fillIn(sentence, { title });
    return () => {
      document.title = title;
    };
  }, [hasFaults, sentence]);
}
