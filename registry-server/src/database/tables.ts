import type { ApiKeysTables } from '../channels/api-keys/api-keys.tables.ts';
import type { WebhooksTables } from '../channels/webhooks/webhooks.tables.ts';
import type { CartTables } from '../commerce/cart/cart.tables.ts';
import type { CatalogTables } from '../commerce/catalog/catalog.tables.ts';
import type { ViewedTables } from '../commerce/catalog/viewed/viewed.tables.ts';
import type { CheckoutTables } from '../commerce/checkout/checkout.tables.ts';
import type { CompareListsTables } from '../commerce/compare-lists/compare-lists.tables.ts';
import type { CouponsTables } from '../commerce/coupons/coupons.tables.ts';
import type { DeliveryTables } from '../commerce/delivery/delivery.tables.ts';
import type { GiftsTables } from '../commerce/gifts/gifts.tables.ts';
import type { DocumentsTables } from '../commerce/invoices/documents.tables.ts';
import type { OrdersTables } from '../commerce/orders/orders.tables.ts';
import type { PaymentsTables } from '../commerce/payments/payments.tables.ts';
import type { ReturnsTables } from '../commerce/returns/returns.tables.ts';
import type { ReviewsTables } from '../commerce/reviews/reviews.tables.ts';
import type { StockAlertsTables } from '../commerce/stock-alerts/stock-alerts.tables.ts';
import type { WishlistsTables } from '../commerce/wishlists/wishlists.tables.ts';
import type { JobOffersTables } from '../content/job-offers/job-offers.tables.ts';
import type { MediaTables } from '../content/media/media.tables.ts';
import type { PagesTables } from '../content/pages/pages.tables.ts';
import type { RedirectsTables } from '../content/redirects/redirects.tables.ts';
import type { SitesTables } from '../content/sites/sites.tables.ts';
import type { EventsTables } from '../events/events.tables.ts';
import type { AuditTables } from '../identity/audit/audit.tables.ts';
import type { AddressesTables } from '../identity/customers/addresses/addresses.tables.ts';
import type { CustomersTables } from '../identity/customers/customers.tables.ts';
import type { SsoTables } from '../identity/customers/sso/sso.tables.ts';
import type { IdentityTables } from '../identity/identity.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { NewsletterTables } from '../newsletter/newsletter.tables.ts';
import type { RateLimitsTables } from '../rate-limits/rate-limits.tables.ts';
import type { SearchTables } from '../search/search.tables.ts';
import type { SecretsTables } from '../secrets/secrets.tables.ts';

/** Every table; each feature describes its own beside its store. */
export interface Tables
  extends SitesTables,
    PagesTables,
    JobOffersTables,
    RedirectsTables,
    EventsTables,
    IdentityTables,
    RateLimitsTables,
    SecretsTables,
    AuditTables,
    MailTables,
    WebhooksTables,
    ApiKeysTables,
    NewsletterTables,
    ReviewsTables,
    StockAlertsTables,
    WishlistsTables,
    CompareListsTables,
    CustomersTables,
    AddressesTables,
    SsoTables,
    MediaTables,
    CatalogTables,
    ViewedTables,
    SearchTables,
    CartTables,
    CheckoutTables,
    CouponsTables,
    OrdersTables,
    PaymentsTables,
    GiftsTables,
    DocumentsTables,
    ReturnsTables,
    DeliveryTables {}
