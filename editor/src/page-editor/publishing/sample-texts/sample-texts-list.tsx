import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { publishedQuery } from '../../../api/pages.ts';
import type { PageSummary } from '../../../api/types.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { definitionOf } from '../../definitions/index.ts';
import { titleOfDriver } from '../../describe/index.ts';
import { openPage } from '../../document/index.ts';
import { useEditing } from '../../editing/index.ts';
import { fieldTitle } from '../../module-forms/index.ts';
import { type SampleTexts, sampleTextsOf } from './sample-texts.ts';
import styles from './sample-texts-list.module.css';

/** More are counted: whoever left all of them sees it in these. */
const MOST_SHOWN = 5;

interface SampleTextsListProps {
  readonly page: PageSummary;
  /** Before somebody is led to one of the fields. */
  readonly onLeave: () => void;
}

/** Warns of words that came with a module and that nobody has changed, before readers see them. */
export function SampleTextsList({ page, onLeave }: SampleTextsListProps) {
  const { store, showFault } = useEditing();
  const { data: published, isLoading } = useQuery(publishedQuery(useApi(), page));
  const found = useMemo(() => {
    if (isLoading) return [];
    return sampleTextsOf(store.getPage(), published ? openPage(published.document) : undefined);
  }, [store, published, isLoading]);
  if (found.length === 0) return null;
  const show = ({ placed: { id }, pointers: [first] }: SampleTexts) => {
    onLeave();
    const path = `/containers/${id}/settings${first}`;
    showFault({ path, rule: 'sample-text', message: '', placedModuleId: id });
  };
  return (
    <div className={styles.samples}>
      <Notice tone="warning">
        <p>{t.publishing.samplesText}</p>
        <ul className={styles.rows}>
          {found.slice(0, MOST_SHOWN).map((each) => (
            <li key={each.placed.id} className={styles.row}>
              <span>
                <strong>{titleOfDriver(each.placed.driver)}:</strong> {fieldsOf(each)}
              </span>
              <Button appearance="quiet" onClick={() => show(each)}>
                {t.publishing.goToFault}
              </Button>
            </li>
          ))}
        </ul>
        {found.length > MOST_SHOWN && <p>{t.publishing.moreSamples(found.length - MOST_SHOWN)}</p>}
      </Notice>
    </div>
  );
}

/** „Nadtytuł, Nagłówek”; fields of the items of a list have one name, told once. */
function fieldsOf({ placed, pointers }: SampleTexts): string {
  const schema = definitionOf(placed.driver)?.settings;
  const titles = pointers.flatMap((pointer) => fieldTitle(schema, pointer, placed.settings) ?? []);
  return [...new Set(titles)].join(', ');
}
