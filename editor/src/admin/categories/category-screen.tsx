import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { openedCategoriesQuery } from '../../api/commerce/categories.ts';
import { NotFound } from '../../app/not-found.tsx';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { CategoryForm } from './category-form.tsx';

const BACK = { to: '/categories', label: t.categories.title };

/** One category, opened for work. */
export function CategoryScreen() {
  const { '*': path = '' } = useParams();
  const categories = useQuery(openedCategoriesQuery(useApi(), path));
  return (
    <LoadedRecord query={categories} back={BACK}>
      {(all) => {
        const opened = all.find((category) => category.path === path);
        return opened ? <CategoryForm key={path} opened={opened} all={all} /> : <NotFound />;
      }}
    </LoadedRecord>
  );
}

/** A category that is not there yet; the address may say below which it is to stand. */
export function NewCategoryScreen() {
  const [search] = useSearchParams();
  const categories = useQuery(openedCategoriesQuery(useApi(), 'new'));
  return (
    <LoadedRecord query={categories} back={BACK}>
      {(all) => <CategoryForm all={all} parent={search.get('parent') ?? ''} />}
    </LoadedRecord>
  );
}
