import { useQuery } from '@tanstack/react-query';
import { FolderTree, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type StoredCategory, storedCategoriesQuery } from '../../api/categories.ts';
import { useMay } from '../../api/session.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/button.tsx';
import styles from './categories-screen.module.css';
import { categoryAddress } from './category-address.ts';

/** The tree is shown whole. */
const PAGE_SIZE = 100_000;

const COLUMNS: readonly Column<StoredCategory>[] = [
  {
    key: 'name',
    title: t.categories.columns.name,
    cell: ({ path, name, trail }) => (
      <span className={styles.name} style={{ '--level': trail.length - 1 } as CSSProperties}>
        <RowName to={categoryAddress(path)} detail={`/${path}`}>
          {name}
        </RowName>
      </span>
    ),
  },
  {
    key: 'position',
    title: t.categories.columns.position,
    isSecondary: true,
    align: 'end',
    cell: ({ position }) => position,
  },
];

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
      {(items) => <DataTable label={t.categories.title} columns={COLUMNS} items={items} keyOf={({ path }) => path} />}
    </ListScreen>
  );
}
