import { MessageCircle } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './comments-control.module.css';
import { usePageComments } from './comments-provider.tsx';

interface CommentsControlProps {
  readonly shortcut: string;
  readonly onOpen: () => void;
}

/** How many threads are open, and the way to them. */
export function CommentsControl({ shortcut, onOpen }: CommentsControlProps) {
  const count = usePageComments()?.threads.length ?? 0;
  const label = t.comments.open(count);
  return (
    <Button
      appearance="quiet"
      icon={MessageCircle}
      className={styles.control}
      data-empty={count === 0 || undefined}
      aria-label={label}
      hint={label}
      shortcut={shortcut}
      onClick={onOpen}
    >
      {count > 0 && count}
    </Button>
  );
}
