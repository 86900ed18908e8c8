import {
  BadgePercent,
  FileText,
  Images,
  type LucideIcon,
  MessageSquareText,
  Package,
  ReceiptText,
  Settings,
  UsersRound,
} from 'lucide-react';
import type { Role } from '../api/types.ts';
import { t } from '../i18n/pl.ts';

/** One address of a place that has several. */
export interface PlacePart {
  readonly path: string;
  readonly title: string;
}

export interface Place {
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Who is let in there. */
  readonly role: Role;
  /** What the place consists of, its own path first; absent when it is one screen. */
  readonly parts?: readonly PlacePart[];
}

/** Where one can go from the bar at the top, in order. */
export const PLACES: readonly Place[] = [
  { path: '/pages', title: t.pages.title, icon: FileText, role: 'viewer' },
  { path: '/media', title: t.pages.media, icon: Images, role: 'viewer' },
  {
    path: '/orders',
    title: t.orders.title,
    icon: ReceiptText,
    role: 'admin',
    parts: [
      { path: '/orders', title: t.orders.all },
      { path: '/to-ship', title: t.shipping.title },
      { path: '/returns', title: t.returns.title },
      { path: '/payment-problems', title: t.paymentProblems.title },
    ],
  },
  { path: '/products', title: t.products.title, icon: Package, role: 'viewer' },
  {
    path: '/coupons',
    title: t.coupons.place,
    icon: BadgePercent,
    role: 'viewer',
    parts: [
      { path: '/coupons', title: t.coupons.title },
      { path: '/gift-rules', title: t.giftRules.title },
    ],
  },
  { path: '/reviews', title: t.reviews.title, icon: MessageSquareText, role: 'viewer' },
  { path: '/customers', title: t.customers.title, icon: UsersRound, role: 'admin' },
  {
    path: '/delivery',
    title: t.settings.title,
    icon: Settings,
    role: 'admin',
    parts: [
      { path: '/delivery', title: t.deliverySettings.title },
      { path: '/payments', title: t.paymentSettings.title },
      { path: '/sites', title: t.sites.title },
      { path: '/redirects', title: t.redirects.title },
      { path: '/mails', title: t.mails.title },
      { path: '/webhooks', title: t.webhooks.title },
      { path: '/api-keys', title: t.apiKeys.title },
      { path: '/people', title: t.people.title },
      { path: '/audit', title: t.audit.title },
    ],
  },
];

/** True when an address lies at a place or below it. */
export function isAt(path: string, address: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}

/** The place with parts that an address belongs to, if any. */
export function placeWithParts(address: string): Place | undefined {
  return PLACES.find(({ parts }) => parts?.some(({ path }) => isAt(path, address)));
}
