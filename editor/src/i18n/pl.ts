import { account } from './account.pl.ts';
import { addresses } from './addresses.pl.ts';
import { apiKeys } from './api-keys.pl.ts';
import { audit } from './audit.pl.ts';
import { common } from './common.pl.ts';
import { conflict } from './conflict.pl.ts';
import { coupons } from './coupons.pl.ts';
import { customers } from './customers.pl.ts';
import { deliverySettings } from './delivery-settings.pl.ts';
import { errors } from './errors.pl.ts';
import { faults } from './faults.pl.ts';
import { forms } from './forms.pl.ts';
import { giftRules } from './gift-rules.pl.ts';
import { inspector } from './inspector.pl.ts';
import { lists } from './lists.pl.ts';
import { mails } from './mails.pl.ts';
import { media } from './media.pl.ts';
import { orders } from './orders.pl.ts';
import { pageSettings } from './page-settings.pl.ts';
import { pages } from './pages.pl.ts';
import { paymentProblems } from './payment-problems.pl.ts';
import { paymentSettings } from './payment-settings.pl.ts';
import { payments } from './payments.pl.ts';
import { people } from './people.pl.ts';
import { products } from './products.pl.ts';
import { publishing } from './publishing.pl.ts';
import { redirects } from './redirects.pl.ts';
import { returns } from './returns.pl.ts';
import { reviews } from './reviews.pl.ts';
import { secondFactor } from './second-factor.pl.ts';
import { session } from './session.pl.ts';
import { settings } from './settings.pl.ts';
import { shipping } from './shipping.pl.ts';
import { sites } from './sites.pl.ts';
import { webhooks } from './webhooks.pl.ts';
import { workspace } from './workspace.pl.ts';

/** Every sentence that the editor says. The canvas keeps its own section beside this one. */
export const t = {
  account,
  addresses,
  apiKeys,
  audit,
  common,
  conflict,
  coupons,
  customers,
  deliverySettings,
  errors,
  faults,
  forms,
  giftRules,
  inspector,
  lists,
  mails,
  media,
  orders,
  pageSettings,
  pages,
  paymentProblems,
  paymentSettings,
  payments,
  people,
  products,
  publishing,
  redirects,
  returns,
  reviews,
  secondFactor,
  session,
  settings,
  shipping,
  sites,
  webhooks,
  workspace,
};
