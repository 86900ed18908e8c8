import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, FolderTree, Plus } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type StoredCategory, storedCategoriesQuery, useOrderCategories } from '../../api/commerce/categories.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/identity/session.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './categories-screen.module.css';
import { categoryAddress } from './category-address.ts';
import { orderAfterMove, placeOf } from './category-order.ts';

/** The tree is shown whole. */
const PAGE_SIZE = 100_000;

const NAME: Column<StoredCategory> = {
  key: 'name',
  title: t.categories.columns.name,
  cell: ({ path, name, trail, isHidden, isBelowHidden }) => (
    <span
      className={styles.name}
      data-level={trail.length - 1}
      style={{ '--level': trail.length - 1 } as CSSProperties}
    >
      <RowName
        to={categoryAddress(path)}
        detail={
          <>
            /{path}{' '}
            {(isHidden || isBelowHidden) && <Badge>{isHidden ? t.categories.hidden : t.categories.belowHidden}</Badge>}
          </>
        }
      >
        {name}
      </RowName>
    </span>
  ),
};

/** The categories of the shop as the tree that they are. */
export function CategoriesScreen() {
  const navigate = useNavigate();
  const mayWrite = useMay('publisher');
  const address = useListAddress([]);
  const categories = useQuery({
    ...storedCategoriesQuery(useApi()),
    select: (items) => ({ items, total: items.length, page: 1, pageSize: items.length }),
  });
  return (
    <ListScreen<StoredCategory>
      title={t.categories.title}
      lead={t.categories.lead}
      count={t.categories.count}
      list={categories}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: FolderTree, title: t.categories.empty, text: t.categories.emptyText }}
      action={
        mayWrite && (
          <Button appearance="primary" icon={Plus} onClick={() => navigate('/categories/new')}>
            {t.categories.create}
          </Button>
        )
      }
    >
      {(items) => <CategoryTable items={items} isReadOnly={!mayWrite} />}
    </ListScreen>
  );
}

interface CategoryTableProps {
  readonly items: readonly StoredCategory[];
  readonly isReadOnly: boolean;
}

function CategoryTable({ items, isReadOnly }: CategoryTableProps) {
  const toast = useToast();
  const save = useOrderCategories();
  const [said, setSaid] = useState('');
  const move = async (button: HTMLElement, { path, name }: StoredCategory, step: -1 | 1) => {
    const order = orderAfterMove(items, path, step);
    if (!order || save.isPending) return;
    try {
      await save.mutateAsync(order);
      const { index, count } = placeOf(items, path);
      setSaid(t.categories.moved(name, index + step + 1, count));
    } catch (error) {
      toast({ tone: 'danger', text: errorSentence(error) });
    }
    // Its row stands elsewhere now, and the focus goes with it.
    button.focus();
  };
  const order: Column<StoredCategory> = {
    key: 'position',
    title: t.categories.columns.position,
    align: 'end',
    cell: (category) => {
      const { index, count } = placeOf(items, category.path);
      return (
        <span className={styles.tools}>
          <IconButton
            icon={ArrowUp}
            size="small"
            label={t.categories.up(category.name)}
            aria-disabled={index === 0}
            onClick={(event) => move(event.currentTarget, category, -1)}
          />
          <IconButton
            icon={ArrowDown}
            size="small"
            label={t.categories.down(category.name)}
            aria-disabled={index === count - 1}
            onClick={(event) => move(event.currentTarget, category, 1)}
          />
        </span>
      );
    },
  };
  return (
    <>
      <DataTable
        label={t.categories.title}
        columns={isReadOnly ? [NAME] : [NAME, order]}
        items={items}
        keyOf={({ path }) => path}
      />
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
