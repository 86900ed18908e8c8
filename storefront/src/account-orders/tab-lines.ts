import type { TabStates } from '../account/index.ts';
import type { AccountHomeQuery } from '../api/operations.gen.ts';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';

/** What the account begins with tells of what is behind its tabs. */
type KnownCustomer = Partial<Omit<NonNullable<AccountHomeQuery['customer']>, 'orders'>>;

/** A line for each tab with something to say: orders under way, favourites, addresses, programs, the newsletter. */
export function tabLinesOf(
  customer: KnownCustomer | null | undefined,
  { account, orders }: Pick<AreaTexts['customer'], 'account' | 'orders'>,
  language: string,
): TabStates {
  const { underWay, wishlist, addresses, loyalty, newsletter_status: newsletter } = customer ?? {};
  const { lines } = account;
  const counted = (forms: Parameters<typeof countedSentence>[0], count: number | null | undefined) =>
    count ? countedSentence(forms, language, count) : undefined;
  const memberships = [
    loyalty?.friends_and_family_status === 'MEMBER',
    loyalty?.kameleon,
    loyalty?.miles_and_more,
  ].filter(Boolean).length;
  const isWaiting = loyalty?.friends_and_family_status === 'WAITING';
  const newsletterLine = { SUBSCRIBED: lines.subscribed, UNCONFIRMED: lines.unconfirmed };
  return {
    historyOfOrders: counted(orders.underWay, underWay?.total_count),
    favourite: counted(orders.pieces, wishlist?.items_count),
    addressesBillings: counted(lines.addresses, addresses?.length),
    benefitPrograms: isWaiting ? lines.programWaiting : counted(lines.programs, memberships),
    newsletter: newsletter === 'SUBSCRIBED' || newsletter === 'UNCONFIRMED' ? newsletterLine[newsletter] : undefined,
  };
}
