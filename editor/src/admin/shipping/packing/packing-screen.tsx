import { useQueries } from '@tanstack/react-query';
import { PackageCheck, PackageSearch, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../api/api-context.tsx';
import { type Order, orderQuery } from '../../../api/commerce/orders.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { t } from '../../../i18n/pl.ts';
import { ListSkeleton } from '../../../lists/list-skeleton.tsx';
import { parseEnum } from '../../../lists/parse-enum.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { RecordHeading } from '../../../ui/layout/record-heading.tsx';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { readChosen } from './chosen-orders.ts';
import { PackingSlip } from './packing-slip.tsx';
import { isToPack } from './picking-list.ts';
import { PickingSheet } from './picking-sheet.tsx';
import styles from './sheet.module.css';

const KINDS = ['picking', 'slips'] as const;

/** What the office prints before it packs: one list for the shelves, or a page for each parcel; on screen as on paper. */
export function PackingScreen() {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const kind = parseEnum(KINDS, search.get('what') ?? undefined) ?? 'picking';
  const ids = readChosen(search);
  const queries = useQueries({ queries: ids.map((id) => orderQuery(api, id)) });
  const failed = queries.filter(({ isError }) => isError);
  const orders = queries.flatMap(({ data }) => (data ? [data] : []));
  const title = ids.length === 0 ? t.packing.titleNone : t.packing.title(ids.length);
  useDocumentTitle(title);
  // A page that is missing looks as if there was nothing to pack: all or none.
  const isWhole = orders.length === ids.length && failed.length === 0;
  const toPack = orders.filter(isToPack);
  return (
    <>
      <div className={styles.heading}>
        <RecordHeading
          title={title}
          back={{ to: '/to-ship', label: t.shipping.title }}
          actions={
            isWhole &&
            toPack.length > 0 && (
              <>
                <div className={styles.kinds}>
                  <Segmented
                    label={t.packing.what}
                    segments={KINDS.map((value) => ({ value, label: t.packing.kinds[value] }))}
                    value={kind}
                    onChange={(what) => {
                      const next = new URLSearchParams(search);
                      next.set('what', what);
                      setSearch(next, { replace: true });
                    }}
                  />
                </div>
                <Button appearance="primary" icon={Printer} onClick={() => window.print()}>
                  {t.packing.print}
                </Button>
              </>
            )
          }
        />
      </div>
      {ids.length === 0 && (
        <EmptyState icon={PackageSearch} title={t.packing.none}>
          {t.packing.noneText}
        </EmptyState>
      )}
      {failed.length > 0 && (
        <Notice
          tone="danger"
          actions={<Button onClick={() => failed.forEach((query) => void query.refetch())}>{t.common.retry}</Button>}
        >
          <strong>{t.packing.failed(failed.length)}</strong> {errorSentence(failed[0]?.error)}
        </Notice>
      )}
      {failed.length === 0 && !isWhole && <ListSkeleton />}
      {isWhole && ids.length > 0 && toPack.length === 0 && <EmptyState icon={PackageCheck} title={t.packing.nothing} />}
      {isWhole && toPack.length > 0 && (
        <>
          <NotPacked orders={orders.filter((order) => !isToPack(order))} />
          <div className={styles.sheets}>
            {kind === 'picking' ? (
              <PickingSheet orders={toPack} readAt={oldestOf(queries)} />
            ) : (
              toPack.map((order) => <PackingSlip key={order.id} order={order} />)
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Orders that were chosen and have nothing to pack any more: named, so that nobody looks for their pages. */
function NotPacked({ orders }: { readonly orders: readonly Order[] }) {
  if (orders.length === 0) return null;
  return (
    <div className={styles.notices}>
      <Notice tone="warning">{t.packing.left(orders.map(({ number }) => number).join(', '))}</Notice>
    </div>
  );
}

/** When the oldest of what is shown was read. */
function oldestOf(queries: readonly { readonly dataUpdatedAt: number }[]): string {
  return new Date(Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))).toISOString();
}
