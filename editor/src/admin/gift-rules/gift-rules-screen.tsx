import { useQuery } from '@tanstack/react-query';
import { Gift, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { type GiftRule, giftRulesQuery } from '../../api/commerce/gift-rules.ts';
import { useMay } from '../../api/identity/session.ts';
import { formatMoment, formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { giftRuleForm } from './gift-rule.form.ts';
import { GiftRuleStatusBadge } from './gift-rule-status-badge.tsx';

const PAGE_SIZE = 25;

/** All rules: what they give, from what value of goods, and whether they hold. */
export function GiftRulesScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const mayWrite = useMay('publisher');
  const address = useListAddress([]);
  const rules = useQuery(giftRulesQuery(api, { page: address.page, pageSize: PAGE_SIZE }));
  const { data: sites } = useQuery(sitesQuery(api));
  const currencyOf = (site: string) => sites?.find(({ code }) => code === site)?.currency ?? 'PLN';

  const columns: readonly Column<GiftRule>[] = [
    {
      key: 'name',
      title: giftRuleForm.titleOf('name'),
      cell: ({ id, name, kind }) => (
        <RowName to={`/gift-rules/${id}`} detail={giftRuleForm.choiceTitle('kind', kind)}>
          {name}
        </RowName>
      ),
    },
    {
      key: 'from',
      title: t.giftRules.from,
      cell: ({ threshold, site }) => {
        if (threshold === undefined) return t.giftRules.shopThreshold;
        return threshold === 0 ? t.giftRules.always : formatMoney({ amount: threshold, currency: currencyOf(site) });
      },
    },
    {
      key: 'choice',
      title: t.giftRules.choice,
      isSecondary: true,
      cell: ({ choices, skus }) => t.giftRules.choiceOf(choices, skus.length),
    },
    {
      key: 'until',
      title: t.giftRules.until,
      isSecondary: true,
      cell: ({ endsAt }) => (endsAt ? formatMoment(endsAt) : t.giftRules.noEnd),
    },
    { key: 'status', title: t.giftRules.status, cell: (rule) => <GiftRuleStatusBadge rule={rule} /> },
  ];
  return (
    <ListScreen
      title={t.giftRules.title}
      lead={t.giftRules.lead}
      count={t.giftRules.count}
      list={rules}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: Gift, title: t.giftRules.empty, text: t.giftRules.emptyText }}
      action={
        mayWrite && (
          <Button appearance="primary" icon={Plus} onClick={() => navigate('/gift-rules/new')}>
            {t.giftRules.create}
          </Button>
        )
      }
    >
      {(items) => <DataTable label={t.giftRules.title} columns={columns} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}
