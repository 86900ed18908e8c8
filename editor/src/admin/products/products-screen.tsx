import { useQuery } from '@tanstack/react-query';
import type { ProductSummary } from '@witryna/module-schemas';
import { Package, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { categoriesQuery, namedEntitiesQuery } from '../../api/commerce/catalogue.ts';
import { PRODUCT_SORTS, PRODUCT_STATES, productsQuery } from '../../api/commerce/products.ts';
import { useMay } from '../../api/identity/session.ts';
import { t } from '../../i18n/pl.ts';
import { DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PRODUCT_COLUMNS } from './product-columns.tsx';

const PAGE_SIZE = 25;

/** All products, also those that were withdrawn: found by words, line and category. */
export function ProductsScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const mayWrite = useMay('publisher');
  const address = useListAddress(['search', 'line', 'category', 'state', 'sort']);
  const { search, line, category } = address.filter;
  const sort = parseEnum(PRODUCT_SORTS, address.filter.sort) ?? 'name';
  const state = parseEnum(PRODUCT_STATES, address.filter.state);
  const filter = { search, line, category, state, sort, page: address.page, pageSize: PAGE_SIZE };
  const products = useQuery(productsQuery(api, filter));
  const { data: lines = [] } = useQuery(namedEntitiesQuery(api, 'lines'));
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  return (
    <ListScreen<ProductSummary>
      title={t.products.title}
      count={t.products.count}
      list={products}
      address={{ ...address, isFiltered: Boolean(search || line || category || state) }}
      pageSize={PAGE_SIZE}
      empty={{ icon: Package, title: t.products.empty, text: t.products.emptyText }}
      action={
        mayWrite && (
          <Button appearance="primary" icon={Plus} onClick={() => navigate('/products/new')}>
            {t.products.create}
          </Button>
        )
      }
      filters={
        <>
          <SearchFilter
            label={t.products.search}
            value={search}
            onSearch={(next) => address.change({ search: next })}
          />
          <ChoiceFilter
            label={t.products.line}
            all={t.products.allLines}
            value={line}
            choices={lines.map(({ code, name }) => [code, name])}
            onChoose={(next) => address.change({ line: next })}
          />
          <ChoiceFilter
            label={t.products.category}
            all={t.products.allCategories}
            value={category}
            choices={categories.map(({ path, trail }) => [path, trail.join(' › ')])}
            onChoose={(next) => address.change({ category: next })}
          />
          <ChoiceFilter
            label={t.products.columns.state}
            all={t.products.allStates}
            value={state}
            choices={PRODUCT_STATES.map((known) => [known, t.products.states[known]])}
            onChoose={(next) => address.change({ state: next })}
          />
          <ChoiceFilter
            label={t.pages.sort}
            value={sort}
            choices={PRODUCT_SORTS.map((known) => [known, t.products.sorts[known]])}
            onChoose={(next) => address.change({ sort: next })}
          />
        </>
      }
    >
      {(items) => (
        <DataTable label={t.products.title} columns={PRODUCT_COLUMNS} items={items} keyOf={({ sku }) => sku} />
      )}
    </ListScreen>
  );
}
