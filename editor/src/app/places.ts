import {
  BadgePercent,
  FileText,
  History,
  Images,
  type LucideIcon,
  MessageSquareText,
  Package,
  UserCog,
  UsersRound,
} from 'lucide-react';
import type { Role } from '../api/types.ts';
import { t } from '../i18n/pl.ts';

export interface Place {
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Who is let in there. */
  readonly role: Role;
}

/** Where one can go from the bar at the top, in order. */
export const PLACES: readonly Place[] = [
  { path: '/pages', title: t.pages.title, icon: FileText, role: 'viewer' },
  { path: '/media', title: t.pages.media, icon: Images, role: 'viewer' },
  { path: '/products', title: t.products.title, icon: Package, role: 'viewer' },
  { path: '/coupons', title: t.coupons.title, icon: BadgePercent, role: 'viewer' },
  { path: '/reviews', title: t.reviews.title, icon: MessageSquareText, role: 'viewer' },
  { path: '/customers', title: t.customers.title, icon: UsersRound, role: 'admin' },
  { path: '/people', title: t.people.title, icon: UserCog, role: 'admin' },
  { path: '/audit', title: t.audit.title, icon: History, role: 'admin' },
];
