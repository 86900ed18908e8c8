import { isPageType, type PageDocument } from '@witryna/module-schemas';
import { useMemo } from 'react';
import type { PageSummary } from '../../../api/types.ts';
import { t } from '../../../i18n/pl.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { openPage } from '../../document/index.ts';
import type { PreviewShop } from '../../preview/index.ts';
import { ChangedList } from './changed-list.tsx';
import styles from './changes.module.css';
import type { SideNames } from './compared-states.ts';
import { pageChanges } from './page-changes.ts';

export interface ChangesProps {
  readonly page: PageSummary;
  /** What the modules of the later state may ask of their shop. */
  readonly shop: PreviewShop;
  readonly before: PageDocument;
  /** Names the state before among those of the page. */
  readonly beforeKey: string;
  readonly after: PageDocument;
  readonly title: string;
  /** What the pictures of both sides are called; before and after the change, when absent. */
  readonly sides?: SideNames;
  /** Said where nothing differs. */
  readonly none: string;
}

/** What differs between two states of a page, module by module. */
export function Changes({ page, shop, before, beforeKey, after, title, sides, none }: ChangesProps) {
  const compared = useMemo(() => compare(before, after), [before, after]);
  if (compared.changes.length === 0) return <p className={styles.nothing}>{none}</p>;
  return (
    <section className={styles.changes}>
      <h3 className={styles.title}>{title}</h3>
      <ChangedList {...compared} {...(sides && { sides })} beforeKey={beforeKey} page={page} shop={shop} />
    </section>
  );
}

/** The place of the changes while their states are on their way. */
export function ChangesSkeleton() {
  return (
    <div role="status" aria-label={t.publishing.lookingForChanges} className={styles.waiting}>
      <Skeleton width="40%" />
      <Skeleton height={64} />
    </div>
  );
}

function compare(earlier: PageDocument, later: PageDocument) {
  const [before, after] = [openPage(earlier), openPage(later)];
  const changes = pageChanges(before, after).map((change) =>
    change.kind === 'page' ? { ...change, name: nameOfOwn(after) } : change,
  );
  return { before, after, changes };
}

/** Content without modules is nothing but its fields. */
const nameOfOwn = ({ type }: PageDocument) =>
  isPageType(type) || type === 'snippet' ? t.publishing.changedPage : t.publishing.changedContent;
