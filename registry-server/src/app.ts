import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import { trustProxyOption } from '@witryna/module-schemas';
import Fastify, { LogController } from 'fastify';
import { accessPlugin } from './access.ts';
import { apiKeysPlugin } from './channels/api-keys/api-keys.plugin.ts';
import { feedsPlugin } from './channels/feeds/feeds.plugin.ts';
import { webhooksPlugin } from './channels/webhooks/webhooks.plugin.ts';
import { bankRefundsPlugin } from './commerce/bank-refunds/bank-refunds.plugin.ts';
import { cartPlugin } from './commerce/cart/cart.plugin.ts';
import { catalogPlugin } from './commerce/catalog/catalog.plugin.ts';
import { viewedPlugin } from './commerce/catalog/viewed/viewed.plugin.ts';
import { checkoutPlugin } from './commerce/checkout/checkout.plugin.ts';
import { compareListsPlugin } from './commerce/compare-lists/compare-lists.plugin.ts';
import { couponsPlugin } from './commerce/coupons/coupons.plugin.ts';
import { deliveryPlugin } from './commerce/delivery/delivery.plugin.ts';
import { giftsPlugin } from './commerce/gifts/gifts.plugin.ts';
import { documentsPlugin } from './commerce/invoices/invoices.plugin.ts';
import { orderMailsPlugin } from './commerce/order-mails/order-mails.plugin.ts';
import { ordersPlugin } from './commerce/orders/orders.plugin.ts';
import { paymentsPlugin } from './commerce/payments/payments.plugin.ts';
import { returnsPlugin } from './commerce/returns/returns.plugin.ts';
import { reviewsPlugin } from './commerce/reviews/reviews.plugin.ts';
import { shippingLabelsPlugin } from './commerce/shipping-labels/shipping-labels.plugin.ts';
import { stockAlertsPlugin } from './commerce/stock-alerts/stock-alerts.plugin.ts';
import { wishlistsPlugin } from './commerce/wishlists/wishlists.plugin.ts';
import type { Config } from './config.ts';
import { contactPlugin } from './contact/contact.plugin.ts';
import { addressProblemsPlugin } from './content/addresses/address-problems.plugin.ts';
import { jobOffersPlugin } from './content/job-offers/job-offers.plugin.ts';
import type { ImageWorkerPool } from './content/media/index.ts';
import { mediaPlugin } from './content/media/media.plugin.ts';
import { moduleSchemasPlugin } from './content/module-schemas/module-schemas.plugin.ts';
import { pageCommentsPlugin } from './content/page-comments/page-comments.plugin.ts';
import { pageNoticesPlugin } from './content/page-notices/page-notices.plugin.ts';
import { pagePresencePlugin } from './content/page-presence/page-presence.plugin.ts';
import { pageTextsPlugin } from './content/page-texts/page-texts.plugin.ts';
import { pageTransferPlugin } from './content/page-transfer/page-transfer.plugin.ts';
import { pagesPlugin } from './content/pages/pages.plugin.ts';
import { publicationRequestsPlugin } from './content/publication-requests/publication-requests.plugin.ts';
import { redirectsPlugin } from './content/redirects/redirects.plugin.ts';
import { referencesPlugin } from './content/references/references.plugin.ts';
import { registryPlugin } from './content/registry/registry.plugin.ts';
import { savedSectionsPlugin } from './content/saved-sections/saved-sections.plugin.ts';
import { schedulesPlugin } from './content/schedules/schedules.plugin.ts';
import { initPlugin } from './content/shop-config/init.plugin.ts';
import { sitesPlugin } from './content/sites/sites.plugin.ts';
import { translationsPlugin } from './content/translations/translations.plugin.ts';
import { cookieConsentsPlugin } from './cookie-consents/cookie-consents.plugin.ts';
import type { Db } from './database/dialects.ts';
import { eventsPlugin } from './events/events.plugin.ts';
import type { App } from './fastify-app.ts';
import { graphqlPlugin } from './graphql/graphql.plugin.ts';
import { createClientErrorHandler } from './http/client-errors.ts';
import { compressionPlugin } from './http/compression.plugin.ts';
import { editorFilesPlugin } from './http/editor-files.plugin.ts';
import { entityTagsPlugin } from './http/entity-tags.plugin.ts';
import { answerFrameworkError, errorHandlerPlugin, errorSchema } from './http/error-handler.ts';
import { gracefulStopPlugin } from './http/graceful-stop.plugin.ts';
import { healthPlugin } from './http/health.plugin.ts';
import { languageOfRequest } from './http/language-of-request.ts';
import { requestIdOf } from './http/request-id.ts';
import { securityHeadersPlugin } from './http/security-headers.ts';
import { buildSerializer } from './http/serializer.ts';
import { buildValidator } from './http/validator.ts';
import { auditPlugin } from './identity/audit/audit.plugin.ts';
import { customersPlugin } from './identity/customers/customers.plugin.ts';
import { identityPlugin } from './identity/staff/staff.plugin.ts';
import { synerisePlugin } from './integrations/synerise/synerise.plugin.ts';
import { trustedShopsPlugin } from './integrations/trusted-shops/trusted-shops.plugin.ts';
import { mailPlugin } from './mail/mail.plugin.ts';
import { newsletterPlugin } from './newsletter/newsletter.plugin.ts';
import { openapiPlugin } from './openapi/openapi.plugin.ts';
import { type LogTarget, logOptions } from './operations/logs/log-options.ts';
import { metricsPlugin } from './operations/metrics/metrics.plugin.ts';
import { overviewPlugin } from './overview/overview.plugin.ts';
import { rateLimitsPlugin } from './rate-limits/rate-limits.plugin.ts';
import { retentionPlugin } from './retention/retention.plugin.ts';
import { retentionStaffPlugin } from './retention/retention-staff.plugin.ts';
import { searchPlugin } from './search/search.plugin.ts';
import { resultsPlugin } from './search-api/results.plugin.ts';
import { searchedPhrasesPlugin } from './searched-phrases/searched-phrases.plugin.ts';
import { secretsPlugin } from './secrets/secrets.plugin.ts';
import { webVitalsPlugin } from './web-vitals/web-vitals.plugin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Db;
  }
}

export interface AppDeps {
  readonly db: Db;
  /** Takes the lines of the log; the standard output by default. */
  readonly logTo?: LogTarget;
  /** For tests of what happens days later. */
  readonly paymentClock?: () => Date;
  /** Where pictures are worked at; a process of the server's own by default, which ends with it. */
  readonly imageWorkerPool?: ImageWorkerPool;
}

/** Builds the whole server; opens no port. The database must be migrated, and stays open when the app closes. */
export async function buildApp(config: Config, { db, logTo, paymentClock, imageWorkerPool }: AppDeps): Promise<App> {
  const app: App = Fastify({
    logger: logOptions(config.logLevel, logTo),
    // One line for each request would cost more than the answer.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: config.limits.requestTimeoutMs,
    http: {
      // Node takes the larger of the two for whole requests, and 60 s for heads where nothing is said.
      headersTimeout: config.limits.requestTimeoutMs,
      requestTimeout: config.limits.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(config.limits.connectionsCheckMs, config.limits.requestTimeoutMs),
    },
    // Before there is a request there is only the default site.
    clientErrorHandler: createClientErrorHandler(() => languageOfRequest({ server: app, headers: {}, url: '' })),
    requestIdHeader: false,
    genReqId: requestIdOf,
    trustProxy: trustProxyOption(config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 2048 },
    // Not `setValidatorCompiler`: scopes inside do not inherit that.
    schemaController: { compilersFactory: { buildValidator, buildSerializer } },
  }).withTypeProvider<JsonSchemaToTsProvider>();

  app.decorate('config', config);
  app.decorate('db', db);
  app.addSchema(errorSchema);
  await app.register(errorHandlerPlugin);
  await app.register(securityHeadersPlugin);
  await app.register(compressionPlugin);
  await app.register(entityTagsPlugin);
  await app.register(accessPlugin, { eventsKey: config.eventsKey });
  await app.register(metricsPlugin);
  await app.register(gracefulStopPlugin);
  await app.register(healthPlugin);
  await app.register(openapiPlugin);
  await app.register(secretsPlugin);
  await app.register(rateLimitsPlugin);
  await app.register(retentionPlugin);
  await app.register(auditPlugin);
  await app.register(retentionStaffPlugin);
  await app.register(identityPlugin);
  await app.register(apiKeysPlugin);
  await app.register(eventsPlugin);
  await app.register(sitesPlugin);
  await app.register(referencesPlugin);
  await app.register(pageTextsPlugin);
  await app.register(mailPlugin);
  await app.register(webhooksPlugin);
  await app.register(customersPlugin);
  await app.register(newsletterPlugin);
  await app.register(contactPlugin);
  await app.register(cookieConsentsPlugin);
  await app.register(webVitalsPlugin);
  await app.register(wishlistsPlugin);
  await app.register(compareListsPlugin);
  await app.register(synerisePlugin);
  await app.register(trustedShopsPlugin);
  await app.register(mediaPlugin, { ...(imageWorkerPool && { imageWorkerPool }) });
  await app.register(catalogPlugin);
  await app.register(reviewsPlugin);
  await app.register(stockAlertsPlugin);
  await app.register(searchPlugin);
  await app.register(viewedPlugin);
  await app.register(couponsPlugin);
  await app.register(giftsPlugin);
  await app.register(deliveryPlugin);
  await app.register(paymentsPlugin, { ...(paymentClock && { now: paymentClock }) });
  await app.register(checkoutPlugin);
  await app.register(cartPlugin);
  await app.register(bankRefundsPlugin);
  await app.register(ordersPlugin);
  await app.register(shippingLabelsPlugin);
  await app.register(orderMailsPlugin);
  await app.register(documentsPlugin);
  await app.register(returnsPlugin);
  await app.register(redirectsPlugin);
  await app.register(jobOffersPlugin);
  await app.register(pagesPlugin);
  await app.register(addressProblemsPlugin);
  await app.register(pagePresencePlugin);
  await app.register(pageCommentsPlugin);
  await app.register(pageNoticesPlugin);
  await app.register(savedSectionsPlugin);
  await app.register(schedulesPlugin);
  await app.register(publicationRequestsPlugin);
  await app.register(overviewPlugin);
  await app.register(registryPlugin);
  await app.register(feedsPlugin);
  await app.register(pageTransferPlugin);
  await app.register(translationsPlugin);
  await app.register(moduleSchemasPlugin);
  await app.register(searchedPhrasesPlugin);
  await app.register(resultsPlugin);
  await app.register(graphqlPlugin);
  await app.register(initPlugin);
  await app.register(editorFilesPlugin);
  return app;
}
