import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { usePageComments } from './comments-provider.tsx';

/** Says to screen readers who else has written while the page is open. */
export function CommentsAnnouncer() {
  const comments = usePageComments();
  const known = useRef<ReadonlySet<string>>(undefined);
  const [said, setSaid] = useState('');
  const isPending = comments?.isPending ?? true;
  const threads = comments?.threads;
  useEffect(() => {
    if (isPending || !threads) return;
    const all = threads.flatMap((thread) => thread.comments);
    const before = known.current;
    known.current = new Set(all.map(({ id }) => id));
    const news = before ? all.filter(({ id, isMine }) => !isMine && !before.has(id)) : [];
    if (news.length > 0) setSaid(t.comments.news([...new Set(news.map(({ author }) => author))].join(', ')));
  }, [isPending, threads]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
