import type { RouteObject } from 'react-router-dom';
import { AdminOnly } from './admin-only.tsx';

/** The screens of staff beside pages and pictures; each screen is a chunk of its own. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'overview',
    lazy: async () => ({ Component: (await import('../admin/overview/overview-screen.tsx')).OverviewScreen }),
  },
  {
    path: 'products',
    lazy: async () => ({ Component: (await import('../admin/products/products-screen.tsx')).ProductsScreen }),
  },
  {
    path: 'products/new',
    lazy: async () => ({ Component: (await import('../admin/products/product-screen.tsx')).NewProductScreen }),
  },
  {
    path: 'products/:sku',
    lazy: async () => ({ Component: (await import('../admin/products/product-screen.tsx')).ProductScreen }),
  },
  {
    path: 'categories',
    lazy: async () => ({ Component: (await import('../admin/categories/categories-screen.tsx')).CategoriesScreen }),
  },
  {
    path: 'categories/new',
    lazy: async () => ({ Component: (await import('../admin/categories/category-screen.tsx')).NewCategoryScreen }),
  },
  {
    path: 'categories/edit/*',
    lazy: async () => ({ Component: (await import('../admin/categories/category-screen.tsx')).CategoryScreen }),
  },
  {
    path: 'ingredients',
    lazy: async () => ({
      Component: (await import('../admin/ingredients/ingredients-screen.tsx')).IngredientsScreen,
    }),
  },
  {
    path: 'ingredients/new',
    lazy: async () => ({ Component: (await import('../admin/ingredients/ingredient-screen.tsx')).NewIngredientScreen }),
  },
  {
    path: 'ingredients/:code',
    lazy: async () => ({ Component: (await import('../admin/ingredients/ingredient-screen.tsx')).IngredientScreen }),
  },
  {
    path: 'catalogue-translations',
    lazy: async () => ({
      Component: (await import('../admin/catalogue-translations/catalogue-translations-screen.tsx'))
        .CatalogueTranslationsScreen,
    }),
  },
  {
    path: 'catalogue-translations/:language/:kind/*',
    lazy: async () => ({
      Component: (await import('../admin/catalogue-translations/catalogue-translation-screen.tsx'))
        .CatalogueTranslationScreen,
    }),
  },
  {
    path: 'searched-phrases',
    lazy: async () => ({
      Component: (await import('../admin/searched-phrases/searched-phrases-screen.tsx')).SearchedPhrasesScreen,
    }),
  },
  {
    path: 'coupons',
    lazy: async () => ({ Component: (await import('../admin/coupons/coupons-screen.tsx')).CouponsScreen }),
  },
  {
    path: 'coupons/new',
    lazy: async () => ({ Component: (await import('../admin/coupons/coupon-screen.tsx')).NewCouponScreen }),
  },
  {
    path: 'coupons/:id',
    lazy: async () => ({ Component: (await import('../admin/coupons/coupon-screen.tsx')).CouponScreen }),
  },
  {
    path: 'gift-rules',
    lazy: async () => ({ Component: (await import('../admin/gift-rules/gift-rules-screen.tsx')).GiftRulesScreen }),
  },
  {
    path: 'gift-rules/new',
    lazy: async () => ({ Component: (await import('../admin/gift-rules/gift-rule-screen.tsx')).NewGiftRuleScreen }),
  },
  {
    path: 'gift-rules/:id',
    lazy: async () => ({ Component: (await import('../admin/gift-rules/gift-rule-screen.tsx')).GiftRuleScreen }),
  },
  {
    path: 'reviews',
    lazy: async () => ({ Component: (await import('../admin/reviews/reviews-screen.tsx')).ReviewsScreen }),
  },
  {
    element: <AdminOnly />,
    children: [
      {
        path: 'customers',
        lazy: async () => ({ Component: (await import('../admin/customers/customers-screen.tsx')).CustomersScreen }),
      },
      {
        path: 'customers/:id',
        lazy: async () => ({ Component: (await import('../admin/customers/customer-screen.tsx')).CustomerScreen }),
      },
      {
        path: 'messages',
        lazy: async () => ({
          Component: (await import('../admin/contact-messages/contact-messages-screen.tsx')).ContactMessagesScreen,
        }),
      },
      {
        path: 'orders',
        lazy: async () => ({ Component: (await import('../admin/orders/list/orders-screen.tsx')).OrdersScreen }),
      },
      {
        path: 'orders/:id',
        lazy: async () => ({ Component: (await import('../admin/orders/order-screen.tsx')).OrderScreen }),
      },
      {
        path: 'to-ship',
        lazy: async () => ({ Component: (await import('../admin/shipping/to-ship-screen.tsx')).ToShipScreen }),
      },
      {
        path: 'to-ship/print',
        lazy: async () => ({ Component: (await import('../admin/shipping/packing/packing-screen.tsx')).PackingScreen }),
      },
      {
        path: 'returns',
        lazy: async () => ({ Component: (await import('../admin/returns/returns-screen.tsx')).ReturnsScreen }),
      },
      {
        path: 'returns/:id',
        lazy: async () => ({ Component: (await import('../admin/returns/return-screen.tsx')).ReturnScreen }),
      },
      {
        path: 'bank-refunds',
        lazy: async () => ({
          Component: (await import('../admin/bank-refunds/bank-refunds-screen.tsx')).BankRefundsScreen,
        }),
      },
      {
        path: 'payment-problems',
        lazy: async () => ({
          Component: (await import('../admin/payment-incidents/payment-incidents-screen.tsx')).PaymentIncidentsScreen,
        }),
      },
      {
        path: 'mails',
        lazy: async () => ({ Component: (await import('../admin/mails/mails-screen.tsx')).MailsScreen }),
      },
      {
        path: 'mails/templates',
        lazy: async () => ({ Component: (await import('../admin/mails/templates-screen.tsx')).TemplatesScreen }),
      },
      {
        path: 'webhooks',
        lazy: async () => ({ Component: (await import('../admin/webhooks/webhooks-screen.tsx')).WebhooksScreen }),
      },
      {
        path: 'webhooks/:id',
        lazy: async () => ({ Component: (await import('../admin/webhooks/webhook-screen.tsx')).WebhookScreen }),
      },
      {
        path: 'api-keys',
        lazy: async () => ({ Component: (await import('../admin/api-keys/api-keys-screen.tsx')).ApiKeysScreen }),
      },
      {
        path: 'delivery/:site?',
        lazy: async () => ({
          Component: (await import('../admin/shop-settings/delivery-settings-screen.tsx')).DeliverySettingsScreen,
        }),
      },
      {
        path: 'payments/:site?',
        lazy: async () => ({
          Component: (await import('../admin/shop-settings/payment-settings-screen.tsx')).PaymentSettingsScreen,
        }),
      },
      {
        path: 'sites',
        lazy: async () => ({ Component: (await import('../admin/sites/sites-screen.tsx')).SitesScreen }),
      },
      {
        path: 'sites/new',
        lazy: async () => ({ Component: (await import('../admin/sites/site-screen.tsx')).NewSiteScreen }),
      },
      {
        path: 'sites/:code',
        lazy: async () => ({ Component: (await import('../admin/sites/site-screen.tsx')).SiteScreen }),
      },
      {
        path: 'redirects',
        lazy: async () => ({ Component: (await import('../admin/redirects/redirects-screen.tsx')).RedirectsScreen }),
      },
      {
        path: 'redirects/new',
        lazy: async () => ({ Component: (await import('../admin/redirects/redirect-screen.tsx')).NewRedirectScreen }),
      },
      {
        path: 'redirects/:id',
        lazy: async () => ({ Component: (await import('../admin/redirects/redirect-screen.tsx')).RedirectScreen }),
      },
      {
        path: 'vitals',
        lazy: async () => ({ Component: (await import('../admin/web-vitals/web-vitals-screen.tsx')).WebVitalsScreen }),
      },
      {
        path: 'newsletter',
        lazy: async () => ({ Component: (await import('../admin/privacy/subscribers-screen.tsx')).SubscribersScreen }),
      },
      {
        path: 'cookie-consents',
        lazy: async () => ({ Component: (await import('../admin/privacy/consents-screen.tsx')).ConsentsScreen }),
      },
      {
        path: 'retention',
        lazy: async () => ({ Component: (await import('../admin/retention/retention-screen.tsx')).RetentionScreen }),
      },
      {
        path: 'people',
        lazy: async () => ({ Component: (await import('../admin/people/people-screen.tsx')).PeopleScreen }),
      },
      {
        path: 'audit',
        lazy: async () => ({ Component: (await import('../admin/audit/audit-screen.tsx')).AuditScreen }),
      },
    ],
  },
];
