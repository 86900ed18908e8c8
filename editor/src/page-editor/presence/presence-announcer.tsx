import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { useOthersHere } from './use-others-here.ts';

/** Says to screen readers who has come to the page and who has left it. */
export function PresenceAnnouncer({ pageId }: { readonly pageId: number }) {
  const names = useOthersHere(pageId);
  const known = useRef<readonly string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = names;
    const come = names.filter((name) => !before.includes(name));
    const gone = before.filter((name) => !names.includes(name));
    const sentences = [
      come.length > 0 ? t.presence.here(come.join(', ')) : '',
      gone.length > 0 ? t.presence.left(gone.join(', ')) : '',
    ].filter((sentence) => sentence !== '');
    if (sentences.length > 0) setSaid(`${sentences.join('. ')}.`);
  }, [names]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
