import { MessageCircle } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { CountMark } from '../../ui/feedback/count-mark.tsx';

/** How many open threads something has. */
export const CommentCount = ({ count }: { readonly count: number }) => (
  <CountMark icon={MessageCircle} count={count} words={t.comments.threads(count)} tone="accent" />
);
