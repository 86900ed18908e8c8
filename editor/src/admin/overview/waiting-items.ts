import type { Overview } from '../../api/operations/overview.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';

export type WaitingGroup = keyof typeof t.overview.groups;

/** Something that waits, with the list that shows it. */
export interface WaitingItem {
  readonly key: string;
  readonly group: WaitingGroup;
  readonly count: number;
  readonly label: string;
  /** The list, filtered already. */
  readonly to: string;
  readonly detail?: string | undefined;
  readonly isOverdue?: boolean;
}

/** What waits, in the order in which a morning goes; what is at zero is left out. */
export function waitingItems({ shop, reviews, products, pages }: Overview): readonly WaitingItem[] {
  const words = t.overview;
  const item = (
    group: WaitingGroup,
    key: Exclude<keyof typeof words & string, 'title'> & WordKey,
    count: number,
    to: string,
    more: Pick<WaitingItem, 'detail' | 'isOverdue'> = {},
  ): WaitingItem => ({ key, group, count, label: words[key](count), to, ...more });
  const items = [
    ...(shop
      ? [
          item('orders', 'toShip', shop.toShip.count, '/to-ship', { detail: oldest(shop.toShip.oldestAt) }),
          item('orders', 'toPay', shop.toPay.count, '/orders?status=to-pay', { detail: oldest(shop.toPay.oldestAt) }),
          item('orders', 'untracked', shop.untracked.count, '/orders?status=untracked', {
            detail: oldest(shop.untracked.oldestAt),
          }),
          item('customers', 'messages', shop.messages.count, '/messages', {
            detail: shop.messages.oldestAt && words.oldestMessage(formatDay(shop.messages.oldestAt)),
          }),
          item('money', 'returns', shop.returns.count, '/returns?status=open', {
            detail: shop.returns.dueOn && words.due(formatDay(shop.returns.dueOn)),
            isOverdue: shop.returns.isOverdue,
          }),
          item('money', 'bankRefunds', shop.bankRefunds.count, '/bank-refunds', {
            detail: bankRefundsDetail(shop.bankRefunds),
            isOverdue: shop.bankRefunds.isOverdue,
          }),
          item('money', 'paymentProblems', shop.paymentProblems.count, '/payment-problems', {
            detail:
              shop.paymentProblems.transfers > 0 ? words.alsoTransfers(shop.paymentProblems.transfers) : undefined,
          }),
        ]
      : []),
    item('shop', 'reviews', reviews, '/reviews'),
    item('shop', 'soldOut', products.soldOut, '/products?state=sold-out'),
    item('shop', 'lowStock', products.lowStock, '/products?state=low-stock'),
    item('pages', 'toPublish', pages.toPublish, '/pages?requested=waiting'),
    item('pages', 'returned', pages.returned, '/pages?requested=returned-to-me'),
    item('pages', 'answered', pages.answered, '/pages?answered=true'),
    item('pages', 'drafts', pages.drafts, '/pages?status=draft&mine=true'),
    item('pages', 'changed', pages.changed, '/pages?status=changed&mine=true'),
    item('pages', 'scheduled', pages.scheduled, '/pages?scheduled=true&mine=true'),
  ];
  return items.filter(({ count }) => count > 0);
}

type WordKey =
  | 'toShip'
  | 'toPay'
  | 'untracked'
  | 'returns'
  | 'bankRefunds'
  | 'paymentProblems'
  | 'messages'
  | 'reviews'
  | 'soldOut'
  | 'lowStock'
  | 'toPublish'
  | 'returned'
  | 'answered'
  | 'drafts'
  | 'changed'
  | 'scheduled';

const oldest = (at: string | undefined) => at && t.overview.oldest(formatDay(at));

function bankRefundsDetail({ dueOn, withoutAccount }: NonNullable<Overview['shop']>['bankRefunds']): string {
  const parts = [
    dueOn && t.overview.due(formatDay(dueOn)),
    withoutAccount > 0 && t.overview.withoutAccount(withoutAccount),
  ];
  return parts.filter(Boolean).join(', ');
}
