import { useQuery } from '@tanstack/react-query';
import { BadgePercent, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { COUPON_STATUSES, type Coupon, couponsQuery } from '../../api/commerce/coupons.ts';
import { useMay } from '../../api/identity/session.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { couponForm } from './coupon.form.ts';
import { CouponStatusBadge } from './coupon-status-badge.tsx';
import { worthOf } from './worth-of.ts';

const PAGE_SIZE = 25;

/** All coupons: what they give, until when, and how often they were used. */
export function CouponsScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const mayWrite = useMay('publisher');
  const address = useListAddress(['search', 'status']);
  const { search } = address.filter;
  const status = parseEnum(COUPON_STATUSES, address.filter.status);
  const coupons = useQuery(couponsQuery(api, { search, status, page: address.page, pageSize: PAGE_SIZE }));
  const { data: sites } = useQuery(sitesQuery(api));
  const currencyOf = (site: string) => sites?.find(({ code }) => code === site)?.currency ?? 'PLN';

  const columns: readonly Column<Coupon>[] = [
    {
      key: 'code',
      title: couponForm.titleOf('code'),
      cell: ({ id, code, name }) => (
        <RowName to={`/coupons/${id}`} detail={name}>
          {code}
        </RowName>
      ),
    },
    { key: 'worth', title: t.coupons.worth, cell: (coupon) => worthOf(coupon, currencyOf(coupon.site)) },
    {
      key: 'until',
      title: t.coupons.until,
      isSecondary: true,
      cell: ({ endsAt }) => (endsAt ? formatMoment(endsAt) : t.coupons.noEnd),
    },
    {
      key: 'uses',
      title: t.coupons.uses,
      isSecondary: true,
      align: 'end',
      cell: ({ uses, usageLimit }) => t.coupons.usesOf(uses, usageLimit),
    },
    { key: 'status', title: t.coupons.status, cell: (coupon) => <CouponStatusBadge status={coupon.status} /> },
  ];
  return (
    <ListScreen
      title={t.coupons.title}
      count={t.coupons.count}
      list={coupons}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: BadgePercent, title: t.coupons.empty, text: t.coupons.emptyText }}
      action={
        mayWrite && (
          <Button appearance="primary" icon={Plus} onClick={() => navigate('/coupons/new')}>
            {t.coupons.create}
          </Button>
        )
      }
      filters={
        <>
          <SearchFilter label={t.coupons.search} value={search} onSearch={(next) => address.change({ search: next })} />
          <ChoiceFilter
            label={t.coupons.status}
            all={t.coupons.allStatuses}
            value={status}
            choices={COUPON_STATUSES.map((known) => [known, t.coupons.statuses[known]])}
            onChoose={(next) => address.change({ status: next })}
          />
        </>
      }
    >
      {(items) => <DataTable label={t.coupons.title} columns={columns} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}
