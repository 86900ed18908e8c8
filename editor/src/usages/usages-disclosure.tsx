import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { type Usages, type UsedThing, usagesQuery } from '../api/content/references.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import styles from './usages.module.css';

// The names of modules come with it, which are many.
const UsagesList = lazy(async () => ({ default: (await import('./usages-list.tsx')).UsagesList }));

export interface UsagesDisclosureProps {
  /** The same thing by each kind that names it. */
  readonly used: readonly UsedThing[];
  /** Unfolded, and asked for, from the start. */
  readonly defaultOpen?: boolean;
}

/** Where something is used; asked for when somebody wants to know. */
export function UsagesDisclosure({ used, defaultOpen = false }: UsagesDisclosureProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(defaultOpen);
  const found = useQueries({ queries: used.map((thing) => ({ ...usagesQuery(api, thing), enabled: isOpen })) });
  const failed = found.find(({ isError }) => isError);
  const usages = found.every(({ data }) => data) ? merge(found.flatMap(({ data }) => data ?? [])) : undefined;
  const count = usages && usages.total + usages.sites.length + usages.catalogue.length + usages.sectionsTotal;
  return (
    <Disclosure
      title={t.usages.title}
      defaultOpen={defaultOpen}
      aside={count !== undefined && count > 0 && <Badge>{String(count)}</Badge>}
      onToggle={setOpen}
    >
      {failed ? (
        <Notice tone="danger" actions={<Button onClick={() => void failed.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(failed.error)}
        </Notice>
      ) : (
        <Suspense fallback={<p className={styles.note}>{t.usages.loading}</p>}>
          {usages ? <UsagesList usages={usages} /> : <p className={styles.note}>{t.usages.loading}</p>}
        </Suspense>
      )}
      {count !== undefined && count > 0 && <p className={styles.note}>{t.usages.spread}</p>}
    </Disclosure>
  );
}

/** A page that points there in two ways is one page. */
function merge(all: readonly Usages[]): Usages {
  const [first, ...others] = all;
  const items = new Map(all.flatMap((usages) => usages.items).map((item) => [item.page.id, item]));
  const total = others.reduce((sum, usages) => sum + usages.total, first?.total ?? 0);
  const named = all.reduce((sum, usages) => sum + usages.items.length, 0);
  return {
    items: [...items.values()],
    total: total - (named - items.size),
    page: 1,
    pageSize: items.size,
    sites: first?.sites ?? [],
    catalogue: first?.catalogue ?? [],
    catalogueTotal: first?.catalogueTotal ?? 0,
    sections: first?.sections ?? [],
    sectionsTotal: first?.sectionsTotal ?? 0,
  };
}
