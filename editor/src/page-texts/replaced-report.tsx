import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageMutations } from '../api/content/pages.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import type { ChangedPage, FailedPage, ReplaceReport } from './replace-in-pages.ts';

/** What became of the drafts; those without other changes may go into the shop at once. */
export function ReplacedReport({ report }: { readonly report: ReplaceReport }) {
  const { changed, failed } = report;
  const mayPublish = useMay('publisher');
  const { publish } = usePageMutations();
  const [isBusy, setBusy] = useState(false);
  const [published, setPublished] = useState<number>();
  const [refused, setRefused] = useState<readonly FailedPage[]>([]);
  const ready = changed.filter(({ statusBefore, hasFaults }) => statusBefore === 'published' && !hasFaults);

  const publishAll = async () => {
    setBusy(true);
    const notPublished: FailedPage[] = [];
    for (const { id, title, version } of ready) {
      try {
        await publish.mutateAsync({ id, version });
      } catch (error) {
        notPublished.push({ id, title, reason: errorSentence(error) });
      }
    }
    setRefused(notPublished);
    setPublished(ready.length - notPublished.length);
    setBusy(false);
  };

  return (
    <>
      <div role="status">
        <Notice
          actions={
            mayPublish &&
            published === undefined &&
            ready.length > 0 && (
              <Button busy={isBusy} onClick={() => void publishAll()}>
                {t.pageTexts.publish(ready.length)}
              </Button>
            )
          }
        >
          <strong>{changed.length > 0 ? t.pageTexts.changed(changed.length) : t.pageTexts.changedNone}</strong>
          <PageLinks pages={changed} />
          {published === undefined && ready.length > 0 && (
            <p>
              {ready.length === changed.length ? t.pageTexts.publishAllText : t.pageTexts.publishText(ready.length)}
            </p>
          )}
          {published !== undefined && <p>{t.pageTexts.published(published)}</p>}
          {ready.length < changed.length && <p>{t.pageTexts.others}</p>}
        </Notice>
      </div>
      <Failures pages={[...failed, ...refused]} />
    </>
  );
}

function PageLinks({ pages }: { readonly pages: readonly ChangedPage[] }) {
  return (
    <ul>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/pages/${id}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Failures({ pages }: { readonly pages: readonly FailedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <Notice tone="danger">
      <strong>{t.pageTexts.failed(pages.length)}</strong>
      <ul>
        {pages.map(({ id, title, reason }) => (
          <li key={id}>
            <Link to={`/pages/${id}`}>{title}</Link>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
