import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { publishedQuery } from '../../api/pages.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { openPage } from '../document/index.ts';
import { useDocumentStore } from '../editing/index.ts';
import { type PageChange, pageChanges } from './page-changes.ts';
import styles from './what-changes.module.css';

/** As many as are read before publishing; the rest is counted. */
const MOST_LISTED = 8;

/** What readers of the shop will see differently, module by module; nothing for a page that they do not see yet. */
export function WhatChanges({ page }: { readonly page: PageSummary }) {
  const store = useDocumentStore();
  const { data: published } = useQuery(publishedQuery(useApi(), page));
  const changes = useMemo(
    () => (published ? pageChanges(openPage(published.document), store.getPage()) : []),
    [published, store],
  );
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h3 className={styles.title}>{t.publishing.whatChanged}</h3>
      <ul className={styles.list}>
        {changes.slice(0, MOST_LISTED).map((change) => (
          <li key={`${change.kind} ${change.id}`} className={styles.change}>
            <span className={styles.kind} data-kind={change.kind}>
              {t.publishing.changeKinds[change.kind]}
            </span>
            <span>
              {change.kind === 'page' ? t.publishing.changedPage : change.name}
              {change.fields.length > 0 && <span className={styles.fields}>{fieldsOf(change)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > MOST_LISTED && (
        <p className={styles.fields}>{t.publishing.moreChanges(changes.length - MOST_LISTED)}</p>
      )}
    </section>
  );
}

const fieldsOf = ({ fields }: PageChange) => fields.join(', ');
