import { useQuery } from '@tanstack/react-query';
import type { PageFault } from '@witryna/module-schemas';
import { Send } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { publicationRequestQuery } from '../../api/content/publication-requests.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useEditing } from '../editing/index.ts';
import styles from './request-button.module.css';

interface RequestButtonProps {
  readonly page: PageSummary;
  readonly onOpen: () => void;
  /** Told of what stands in the way. */
  readonly onFaults: (faults: readonly PageFault[]) => void;
}

/** In the place of publishing, for who may edit alone. */
export function RequestButton({ page, onOpen, onFaults }: RequestButtonProps) {
  const { data } = useQuery(publicationRequestQuery(useApi(), page.id));
  const { faults } = useEditing();
  const faultCount = useSyncExternalStore(faults.subscribe, () => faults.getAll().length);
  const reasonId = useId();
  const isUpToDate = page.status === 'published' && faultCount === 0;
  const isAsked = data?.state === 'waiting' && data.isDraft === true && page.status !== 'published';
  const label = isAsked ? t.publicationRequest.asked : t.publicationRequest.ask;

  const open = () => {
    if (isUpToDate) return;
    if (faultCount > 0) onFaults(faults.getAll());
    else onOpen();
  };

  return (
    <>
      <Button
        appearance={isAsked ? 'secondary' : 'primary'}
        icon={Send}
        aria-disabled={isUpToDate || undefined}
        aria-describedby={isUpToDate ? reasonId : undefined}
        hint={isUpToDate ? t.publishing.upToDate : label}
        shortcut="Ctrl+Shift+Enter"
        data-action="publish"
        onClick={open}
        aria-label={label}
      >
        <span className={styles.long}>{label}</span>
        <span className={styles.short}>
          {isAsked ? t.publicationRequest.askedShort : t.publicationRequest.askShort}
        </span>
      </Button>
      {isUpToDate && (
        <span id={reasonId} className="visually-hidden">
          {t.publishing.upToDate}
        </span>
      )}
    </>
  );
}
