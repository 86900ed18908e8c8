import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { openedCategoriesQuery, type SavedCategory } from '../../api/commerce/categories.ts';
import { MergeNotice } from '../../forms/merge-notice.tsx';
import { t } from '../../i18n/pl.ts';
import { type CategoryFormValues, toFormValues } from './category.form-values.ts';

export interface CategoryConflictNoticeProps {
  readonly opened: SavedCategory;
  readonly typed: CategoryFormValues;
  readonly onMerge: (newest: SavedCategory, values: CategoryFormValues) => void;
}

/** Somebody else has saved the category meanwhile, or it is not here any more. */
export function CategoryConflictNotice({ opened, typed, onMerge }: CategoryConflictNoticeProps) {
  const all = useQuery(openedCategoriesQuery(useApi(), `newest ${opened.path}`));
  const newest = all.data?.find(({ path }) => path === opened.path);
  if (all.data && !all.isFetching && !newest) return <p>{t.categories.gone}</p>;
  return (
    <MergeNotice
      sentence={t.categories.conflict}
      newest={{ data: newest, isFetching: all.isFetching, error: all.error }}
      toFormValues={toFormValues}
      opened={toFormValues(opened)}
      typed={typed}
      fieldNames={t.categories.fieldNames}
      onMerge={onMerge}
    />
  );
}
