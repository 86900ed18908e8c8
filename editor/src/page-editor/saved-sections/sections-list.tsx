import { Bookmark } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './saved-sections.module.css';
import type { SavedSections } from './saved-sections-provider.tsx';
import { groupSections, searchSections } from './search-sections.ts';
import { SectionRow } from './section-row.tsx';

export interface SectionsListProps {
  readonly sections: SavedSections;
  readonly search: string;
}

/** The saved sections that fit a search, by group. */
export function SectionsList({ sections, search }: SectionsListProps) {
  const words = t.savedSections;
  const { items, state, retry } = sections;
  if (state === 'loading') return <Skeleton height={60} />;
  if (state === 'failed')
    return (
      <Notice tone="danger" actions={<Button onClick={retry}>{t.common.retry}</Button>}>
        {words.failed}
      </Notice>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={Bookmark} title={words.none}>
        {words.noneHelp}
      </EmptyState>
    );
  const groups = groupSections(searchSections(items, search));
  const isGrouped = items.some(({ group }) => group !== undefined);
  return (
    <section aria-label={words.title}>
      {groups.map(({ group, sections: of }) => (
        <div key={group ?? ''}>
          {isGrouped && <h2 className={styles.group}>{group ?? words.withoutGroup}</h2>}
          <ul className={styles.list} aria-label={group ?? words.withoutGroup}>
            {of.map((section) => (
              <SectionRow key={section.id} section={section} sections={sections} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
