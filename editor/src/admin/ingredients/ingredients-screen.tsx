import { useQuery } from '@tanstack/react-query';
import { Leaf, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type Ingredient, ingredientsQuery } from '../../api/commerce/ingredients.ts';
import { useMay } from '../../api/identity/session.ts';
import type { ListAnswer } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** All stand on one page. */
const PAGE_SIZE = 500;

const COLUMNS: readonly Column<Ingredient>[] = [
  {
    key: 'name',
    title: t.ingredients.columns.name,
    cell: ({ code, name, description }) => (
      <RowName to={`/ingredients/${code}`} detail={description ?? ''}>
        {name}
      </RowName>
    ),
  },
  {
    key: 'inci',
    title: t.ingredients.columns.inci,
    isSecondary: true,
    cell: ({ inci }) => <i lang="la">{inci.join(', ')}</i>,
  },
];

/** What the shop tells of ingredients. */
export function IngredientsScreen() {
  const navigate = useNavigate();
  const mayWrite = useMay('publisher');
  const address = useListAddress(['search']);
  const { search } = address.filter;
  const ingredients = useQuery({
    ...ingredientsQuery(useApi()),
    select: (list) => (search === undefined ? list : foundBy(search, list)),
  });
  return (
    <ListScreen
      title={t.ingredients.title}
      lead={t.ingredients.lead}
      count={t.ingredients.count}
      list={ingredients}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: Leaf, title: t.ingredients.empty, text: t.ingredients.emptyText }}
      action={
        mayWrite && (
          <Button appearance="primary" icon={Plus} onClick={() => navigate('/ingredients/new')}>
            {t.ingredients.create}
          </Button>
        )
      }
      filters={
        <SearchFilter
          label={t.ingredients.search}
          value={search}
          onSearch={(next) => address.change({ search: next })}
        />
      }
    >
      {(items) => <DataTable label={t.ingredients.title} columns={COLUMNS} items={items} keyOf={({ code }) => code} />}
    </ListScreen>
  );
}

/** Those that hold the phrase in their name or in one that lists of ingredients use. */
function foundBy(phrase: string, { items, ...list }: ListAnswer<Ingredient>): ListAnswer<Ingredient> {
  const wanted = phrase.trim().toLowerCase();
  const found = items.filter(({ name, inci }) => [name, ...inci].some((each) => each.toLowerCase().includes(wanted)));
  return { ...list, items: found, total: found.length };
}
