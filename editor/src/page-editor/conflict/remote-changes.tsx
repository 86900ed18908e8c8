import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { presenceQuery } from '../../api/content/page-presence.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { useEditing } from '../editing/index.ts';
import { type Autosaver, useSaveState } from '../publishing/index.ts';

interface RemoteChangesProps {
  readonly page: PageSummary;
  readonly autosaver: Autosaver;
  /** What the page says is what it was, but readers see it by now, or it has another address. */
  readonly onChanged: (page: PageSummary) => void;
}

/**
 * Notices what others save or publish while nothing here waits to be saved, and has it merged as after a save that came
 * second. Whoever is typing or dragging is left alone: the own save finds out.
 */
export function RemoteChanges({ page, autosaver, onChanged }: RemoteChangesProps) {
  const { session } = useEditing();
  const toast = useToast();
  const { data: { page: standing } = {}, dataUpdatedAt } = useQuery(presenceQuery(useApi(), page.id));
  const isResting = useSaveState(autosaver, ({ phase }) => phase === 'resting');
  // What this tab publishes or restores itself is no news; its answer is on its way.
  const isActing = useIsMutating() > 0;
  const compare = useEffectEvent(() => {
    const { version } = autosaver.getState();
    if (!standing || session.state.get()) return;
    const { updatedBy = null, updatedAt, publishedAt = '', urlPath } = standing;
    if (urlPath !== page.urlPath) onChanged({ ...page, urlPath });
    if (standing.version > version)
      autosaver.reportConflict({ expected: version, found: standing.version, savedBy: updatedBy, savedAt: updatedAt });
    else if (standing.version === version && publishedAt > (page.publishedAt ?? '')) {
      onChanged(standing);
      toast({ tone: 'success', text: t.conflict.published(updatedBy ?? t.conflict.someone) });
    } else if (standing.version === version && standing.status === 'draft' && page.status !== 'draft') {
      onChanged(standing);
      toast({ tone: 'success', text: t.conflict.withdrawn(updatedBy ?? t.conflict.someone) });
    }
  });
  useEffect(() => {
    if (isResting && !isActing && dataUpdatedAt > 0) compare();
  }, [isResting, isActing, dataUpdatedAt]);
  return null;
}
