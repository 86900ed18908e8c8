import { useQuery } from '@tanstack/react-query';
import { isPageType, normalizeForSearch } from '@witryna/module-schemas';
import { useApi } from '../../../api/api-context.tsx';
import { categoriesQuery, productSearchQuery } from '../../../api/commerce/catalogue.ts';
import { pagesQuery } from '../../../api/content/pages.ts';
import { t } from '../../../i18n/pl.ts';
import type { ComboboxOption } from '../../../ui/fields/combobox.tsx';
import { useInspector } from '../inspector-context.tsx';
import styles from './link-input.module.css';

/** As many of each as leave the others in sight. */
const SUGGESTED_PAGES = 8;
const SUGGESTED_OTHERS = 5;
/** Parts of pages, which have no address in the shop, are left out of what was found. */
const PAGES_AT_ONCE = 30;

interface LinkTarget {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
}

/** What of the page’s own site a link may lead to: pages, and for typed words also categories and products. */
export function useLinkTargets(search: string, isOff: boolean) {
  const api = useApi();
  const { site } = useInspector();
  const pages = useQuery({ ...pagesQuery(api, { search, site, pageSize: PAGES_AT_ONCE }), enabled: !isOff });
  const words = normalizeForSearch(search);
  const isSearch = !isOff && words !== '';
  const categories = useQuery({ ...categoriesQuery(api), enabled: isSearch });
  const products = useQuery({ ...productSearchQuery(api, search), enabled: isSearch });

  const ofPages = (pages.data?.items ?? [])
    .filter(({ type, isTemplate }) => isPageType(type) && !isTemplate)
    .slice(0, SUGGESTED_PAGES)
    .map(({ urlPath, title, status }) => ({
      path: urlPath,
      name: title,
      detail: status === 'draft' ? t.inspector.link.unpublished(urlPath) : urlPath,
    }));
  const ofCategories = (isSearch ? (categories.data ?? []) : [])
    .filter(({ name }) => normalizeForSearch(name).includes(words))
    .slice(0, SUGGESTED_OTHERS)
    .map(({ path, name }) => ({ path: `/${path}`, name, detail: t.inspector.link.category(`/${path}`) }));
  const ofProducts = (isSearch ? (products.data?.items ?? []) : [])
    .slice(0, SUGGESTED_OTHERS)
    .map(({ urlPath, name }) => ({ path: urlPath, name, detail: t.inspector.link.product(urlPath) }));
  const isLoading = pages.isFetching || (isSearch && (categories.isFetching || products.isFetching));
  return { options: withoutRepeated([...ofPages, ...ofCategories, ...ofProducts]).map(toOption), isLoading };
}

/** A page of its own stands before the category or product that it shows. */
const withoutRepeated = (targets: readonly LinkTarget[]) =>
  targets.filter(({ path }, index) => targets.findIndex((other) => other.path === path) === index);

const toOption = ({ path, name, detail }: LinkTarget): ComboboxOption => ({
  id: path,
  label: path,
  content: (
    <span className={styles.option}>
      <span>{name}</span>
      <span className={styles.path}>{detail}</span>
    </span>
  ),
});
