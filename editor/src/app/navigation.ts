import {
  BadgePercent,
  FileText,
  Images,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Package,
  ReceiptText,
  Settings,
  UsersRound,
} from 'lucide-react';
import type { Role } from '../api/types.ts';
import { t } from '../i18n/pl.ts';

/** One screen of a section that has several. */
export interface NavigationTab {
  readonly path: string;
  readonly title: string;
}

export interface NavigationSection {
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Who is let in there. */
  readonly role: Role;
  /** Its screens, its own path first; absent when it is one screen. */
  readonly tabs?: readonly NavigationTab[];
}

/** Where whoever runs the shop begins; all others begin at the pages. */
const START_OF_SHOP = '/overview';

/** Where a person begins. */
export const startOf = (role: Role) => (role === 'admin' ? START_OF_SHOP : '/pages');

/** The sections in the bar at the top, in order. */
export const NAVIGATION: readonly NavigationSection[] = [
  { path: START_OF_SHOP, title: t.overview.title, icon: LayoutDashboard, role: 'viewer' },
  {
    path: '/pages',
    title: t.pages.title,
    icon: FileText,
    role: 'viewer',
    tabs: [
      { path: '/pages', title: t.pages.title },
      { path: '/page-texts', title: t.pageTexts.title },
      { path: '/broken-references', title: t.brokenReferences.title },
      { path: '/translations', title: t.translations.list.title },
      { path: '/page-transfer', title: t.pageTransfer.title },
    ],
  },
  { path: '/media', title: t.pages.media, icon: Images, role: 'viewer' },
  {
    path: '/orders',
    title: t.orders.title,
    icon: ReceiptText,
    role: 'admin',
    tabs: [
      { path: '/orders', title: t.orders.all },
      { path: '/to-ship', title: t.shipping.title },
      { path: '/returns', title: t.returns.title },
      { path: '/bank-refunds', title: t.bankRefunds.title },
      { path: '/payment-problems', title: t.paymentIncidents.title },
    ],
  },
  {
    path: '/products',
    title: t.products.title,
    icon: Package,
    role: 'viewer',
    tabs: [
      { path: '/products', title: t.products.title },
      { path: '/categories', title: t.categories.title },
      { path: '/ingredients', title: t.ingredients.title },
      { path: '/catalogue-translations', title: t.catalogueTranslations.title },
      { path: '/searched-phrases', title: t.searchedPhrases.title },
    ],
  },
  {
    path: '/coupons',
    title: t.coupons.place,
    icon: BadgePercent,
    role: 'viewer',
    tabs: [
      { path: '/coupons', title: t.coupons.title },
      { path: '/gift-rules', title: t.giftRules.title },
    ],
  },
  { path: '/reviews', title: t.reviews.title, icon: MessageSquareText, role: 'viewer' },
  {
    path: '/customers',
    title: t.customers.title,
    icon: UsersRound,
    role: 'admin',
    tabs: [
      { path: '/customers', title: t.customers.title },
      { path: '/messages', title: t.contactMessages.title },
      { path: '/newsletter', title: t.privacy.newsletter.title },
      { path: '/cookie-consents', title: t.privacy.consents.title },
    ],
  },
  {
    path: '/delivery',
    title: t.settings.title,
    icon: Settings,
    role: 'admin',
    tabs: [
      { path: '/delivery', title: t.deliverySettings.title },
      { path: '/payments', title: t.paymentSettings.title },
      { path: '/sites', title: t.sites.title },
      { path: '/redirects', title: t.redirects.title },
      { path: '/mails', title: t.mails.title },
      { path: '/webhooks', title: t.webhooks.title },
      { path: '/api-keys', title: t.apiKeys.title },
      { path: '/vitals', title: t.webVitals.title },
      { path: '/retention', title: t.retention.title },
      { path: '/people', title: t.people.title },
      { path: '/audit', title: t.audit.title },
    ],
  },
];

/** True when an address is a path or lies below it. */
export function isAt(path: string, address: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}

/** The section with tabs that an address belongs to, if any. */
export function sectionWithTabs(address: string): NavigationSection | undefined {
  return NAVIGATION.find(({ tabs }) => tabs?.some(({ path }) => isAt(path, address)));
}
