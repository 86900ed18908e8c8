import { useQuery } from '@tanstack/react-query';
import { isPageType, type PageDocument } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { publishedQuery } from '../../../api/pages.ts';
import type { PageSummary } from '../../../api/types.ts';
import { t } from '../../../i18n/pl.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openPage } from '../../document/index.ts';
import { useDocumentStore } from '../../editing/index.ts';
import type { PreviewShop } from '../../preview/index.ts';
import { ChangedList } from './changed-list.tsx';
import { pageChanges } from './page-changes.ts';
import styles from './what-changes.module.css';

export interface WhatChangesProps {
  readonly page: PageSummary;
  /** What the modules of the draft may ask of their shop. */
  readonly shop: PreviewShop;
}

/** What readers of the shop will see differently, module by module; nothing for a page that they do not see yet. */
export function WhatChanges({ page, shop }: WhatChangesProps) {
  const store = useDocumentStore();
  const { data: published, isLoading } = useQuery(publishedQuery(useApi(), page));
  const compared = useMemo(() => published && compare(published.document, store.getPage()), [published, store]);
  if (isLoading)
    return (
      <div role="status" aria-label={t.publishing.lookingForChanges} className={styles.waiting}>
        <Skeleton width="40%" />
        <Skeleton height={64} />
      </div>
    );
  if (!compared) return null;
  if (compared.changes.length === 0) return <p className={styles.nothing}>{t.publishing.nothingChanged}</p>;
  return (
    <section className={styles.changes}>
      <h3 className={styles.title}>{t.publishing.whatChanged}</h3>
      <ChangedList {...compared} page={page} shop={shop} />
    </section>
  );
}

function compare(inShop: PageDocument, after: PageDocument) {
  const before = openPage(inShop);
  const changes = pageChanges(before, after).map((change) =>
    change.kind === 'page' ? { ...change, name: nameOfOwn(after) } : change,
  );
  return { before, after, changes };
}

/** Content without modules is nothing but its fields. */
const nameOfOwn = ({ type }: PageDocument) =>
  isPageType(type) || type === 'snippet' ? t.publishing.changedPage : t.publishing.changedContent;
