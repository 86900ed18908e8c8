import { useQuery } from '@tanstack/react-query';
import { emptyPage } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { relatedQuery, revisionQuery } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import type { PageSummary, Revision } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { PreviewShop } from '../preview/index.ts';
import { Changes, ChangesSkeleton } from './changes/changes.tsx';
import { namesOfVersions } from './changes/compared-states.ts';

export interface CompareRevisionsDialogProps {
  readonly page: PageSummary;
  /** What modules of any state of the page may ask of their shop; what they point at is asked for here. */
  readonly shop: PreviewShop;
  readonly earlier: Revision;
  readonly later: Revision;
  readonly onClose: () => void;
}

/** What differs between two versions of a page, the older one first. */
export function CompareRevisionsDialog({ page, shop, earlier, later, onClose }: CompareRevisionsDialogProps) {
  const api = useApi();
  const before = useQuery(revisionQuery(api, page.id, earlier.id));
  const after = useQuery(revisionQuery(api, page.id, later.id));
  const document = after.data?.document;
  const related = useQuery({
    ...relatedQuery(api, page, later.id, document ?? emptyPage(page.type, page.title)),
    enabled: document !== undefined,
  });
  const error = before.error ?? after.error ?? related.error;
  const { data } = related;
  const shopOfLater = useMemo(() => {
    const { current, ...rest } = shop;
    return data && { ...rest, related: data.related, ...(data.current && { current: data.current }) };
  }, [shop, data]);
  const retry = () => void Promise.all([before, after, related].map((query) => query.isError && query.refetch()));
  const sides = useMemo(() => namesOfVersions(earlier.number, later.number), [earlier.number, later.number]);
  const words = t.publishing.compare;
  return (
    <Dialog size="medium" title={words.title(earlier.number, later.number)} onClose={onClose}>
      {error && (
        <Notice tone="danger" actions={<Button onClick={retry}>{t.common.retry}</Button>}>
          {errorSentence(error)}
        </Notice>
      )}
      {!error && before.data && document && shopOfLater && (
        <Changes
          page={page}
          shop={shopOfLater}
          before={before.data.document}
          beforeKey={earlier.id}
          after={document}
          title={t.publishing.whatChanged}
          sides={sides}
          none={words.same}
        />
      )}
      {!error && !(before.data && document && shopOfLater) && <ChangesSkeleton />}
    </Dialog>
  );
}
