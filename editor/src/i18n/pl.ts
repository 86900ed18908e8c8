import { account } from '../account/password/password.pl.ts';
import { secondFactor } from '../account/second-factor/second-factor.pl.ts';
import { session } from '../account/sign-in/sign-in.pl.ts';
import { waiting } from '../account/waiting/waiting.pl.ts';
import { addresses } from '../address-problems/address-problems.pl.ts';
import { apiKeys } from '../admin/api-keys/api-keys.pl.ts';
import { audit } from '../admin/audit/audit.pl.ts';
import { bankRefunds } from '../admin/bank-refunds/bank-refunds.pl.ts';
import { catalogueTranslations } from '../admin/catalogue-translations/catalogue-translations.pl.ts';
import { categories } from '../admin/categories/categories.pl.ts';
import { contactMessages } from '../admin/contact-messages/contact-messages.pl.ts';
import { coupons } from '../admin/coupons/coupons.pl.ts';
import { customers } from '../admin/customers/customers.pl.ts';
import { giftRules } from '../admin/gift-rules/gift-rules.pl.ts';
import { ingredients } from '../admin/ingredients/ingredients.pl.ts';
import { mails } from '../admin/mails/mails.pl.ts';
import { orders } from '../admin/orders/orders.pl.ts';
import { payments } from '../admin/orders/payments/payments.pl.ts';
import { overview } from '../admin/overview/overview.pl.ts';
import { paymentIncidents } from '../admin/payment-incidents/payment-incidents.pl.ts';
import { people } from '../admin/people/people.pl.ts';
import { privacy } from '../admin/privacy/privacy.pl.ts';
import { products } from '../admin/products/products.pl.ts';
import { redirects } from '../admin/redirects/redirects.pl.ts';
import { retention } from '../admin/retention/retention.pl.ts';
import { returns } from '../admin/returns/returns.pl.ts';
import { reviews } from '../admin/reviews/reviews.pl.ts';
import { searchedPhrases } from '../admin/searched-phrases/searched-phrases.pl.ts';
import { bulkShipping } from '../admin/shipping/bulk/bulk.pl.ts';
import { labels } from '../admin/shipping/labels/labels.pl.ts';
import { packing } from '../admin/shipping/packing/packing.pl.ts';
import { shipping } from '../admin/shipping/shipping.pl.ts';
import { deliverySettings } from '../admin/shop-settings/delivery-settings.pl.ts';
import { paymentSettings } from '../admin/shop-settings/payment-settings.pl.ts';
import { settings } from '../admin/shop-settings/shop-settings.pl.ts';
import { sites } from '../admin/sites/sites.pl.ts';
import { webVitals } from '../admin/web-vitals/web-vitals.pl.ts';
import { webhooks } from '../admin/webhooks/webhooks.pl.ts';
import { brokenReferences } from '../broken-references/broken-references.pl.ts';
import { forms } from '../forms/forms.pl.ts';
import { lists } from '../lists/lists.pl.ts';
import { media } from '../media/media.pl.ts';
import { comments } from '../page-editor/comments/comments.pl.ts';
import { conflict } from '../page-editor/conflict/conflict.pl.ts';
import { faults } from '../page-editor/faults/faults.pl.ts';
import { pageSettings } from '../page-editor/page-settings/page-settings.pl.ts';
import { presence } from '../page-editor/presence/presence.pl.ts';
import { publicationRequest } from '../page-editor/publication-request/publication-request.pl.ts';
import { publishing } from '../page-editor/publishing/publishing.pl.ts';
import { savedSections } from '../page-editor/saved-sections/saved-sections.pl.ts';
import { schedule } from '../page-editor/schedule/schedule.pl.ts';
import { workspace } from '../page-editor/workspace/workspace.pl.ts';
import { pageTexts } from '../page-texts/page-texts.pl.ts';
import { pageTransfer } from '../page-transfer/page-transfer.pl.ts';
import { pages } from '../pages/pages.pl.ts';
import { productChoice } from '../product-choice/product-choice.pl.ts';
import { translations } from '../translations/translations.pl.ts';
import { usages } from '../usages/usages.pl.ts';
import { common } from './common.pl.ts';
import { errors } from './errors.pl.ts';
import { shownFormWords } from './form-words.ts';

/** Every sentence that the editor says. The canvas keeps its own section beside this one. */
export const t = {
  account,
  addresses,
  apiKeys,
  audit,
  brokenReferences,
  bulkShipping,
  catalogueTranslations,
  common,
  comments,
  conflict,
  contactMessages,
  coupons,
  customers,
  deliverySettings,
  errors,
  faults,
  forms,
  giftRules,
  categories,
  ingredients,
  /** In the language that the person reads forms in. */
  get inspector() {
    return shownFormWords();
  },
  labels,
  lists,
  mails,
  media,
  orders,
  overview,
  packing,
  pageSettings,
  pageTexts,
  pageTransfer,
  pages,
  bankRefunds,
  paymentIncidents,
  paymentSettings,
  payments,
  people,
  presence,
  productChoice,
  products,
  publishing,
  redirects,
  returns,
  publicationRequest,
  savedSections,
  schedule,
  reviews,
  secondFactor,
  session,
  settings,
  searchedPhrases,
  shipping,
  sites,
  translations,
  usages,
  waiting,
  webVitals,
  privacy,
  retention,
  webhooks,
  workspace,
};
