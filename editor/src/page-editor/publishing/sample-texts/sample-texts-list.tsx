import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { publishedQuery } from '../../../api/content/pages.ts';
import type { PageSummary } from '../../../api/types.ts';
import { t } from '../../../i18n/pl.ts';
import { definitionOf } from '../../definitions/index.ts';
import { titleOfDriver } from '../../describe/index.ts';
import { openPage } from '../../document/index.ts';
import { useEditing } from '../../editing/index.ts';
import { fieldTitle } from '../../module-forms/index.ts';
import { WarnedPlaces } from '../warned-places.tsx';
import { type SampleTexts, sampleTextsOf } from './sample-texts.ts';

interface SampleTextsListProps {
  readonly page: PageSummary;
  /** Before somebody is led to one of the fields. */
  readonly onLeave: () => void;
}

/** Warns of words that came with a module and that nobody has changed, before readers see them. */
export function SampleTextsList({ page, onLeave }: SampleTextsListProps) {
  const { store } = useEditing();
  const { data: published, isLoading } = useQuery(publishedQuery(useApi(), page));
  const found = useMemo(() => {
    if (isLoading) return [];
    return sampleTextsOf(store.getPage(), published ? openPage(published.document) : undefined);
  }, [store, published, isLoading]);
  if (found.length === 0) return null;
  const places = found.map((each) => ({
    placedModuleId: each.placed.id,
    pointer: each.pointers[0] ?? '',
    name: titleOfDriver(each.placed.driver),
    detail: fieldsOf(each),
  }));
  return (
    <WarnedPlaces text={t.publishing.samplesText} places={places} more={t.publishing.moreSamples} onLeave={onLeave} />
  );
}

/** „Nadtytuł, Nagłówek”; fields of the items of a list have one name, told once. */
function fieldsOf({ placed, pointers }: SampleTexts): string {
  const schema = definitionOf(placed.driver)?.settings;
  const titles = pointers.flatMap((pointer) => fieldTitle(schema, pointer, placed.settings) ?? []);
  return [...new Set(titles)].join(', ');
}
