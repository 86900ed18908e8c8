import type { RouteObject } from 'react-router-dom';
import { AdminOnly } from './admin-only.tsx';

/** The places beside pages and pictures; each screen is a chunk of its own. */
export const officeRoutes: RouteObject[] = [
  {
    path: 'products',
    lazy: async () => ({ Component: (await import('../products/products-screen.tsx')).ProductsScreen }),
  },
  {
    path: 'products/:sku',
    lazy: async () => ({ Component: (await import('../products/product-screen.tsx')).ProductScreen }),
  },
  {
    path: 'coupons',
    lazy: async () => ({ Component: (await import('../coupons/coupons-screen.tsx')).CouponsScreen }),
  },
  {
    path: 'coupons/new',
    lazy: async () => ({ Component: (await import('../coupons/coupon-screen.tsx')).NewCouponScreen }),
  },
  {
    path: 'coupons/:id',
    lazy: async () => ({ Component: (await import('../coupons/coupon-screen.tsx')).CouponScreen }),
  },
  {
    path: 'gift-rules',
    lazy: async () => ({ Component: (await import('../gift-rules/gift-rules-screen.tsx')).GiftRulesScreen }),
  },
  {
    path: 'gift-rules/new',
    lazy: async () => ({ Component: (await import('../gift-rules/gift-rule-screen.tsx')).NewGiftRuleScreen }),
  },
  {
    path: 'gift-rules/:id',
    lazy: async () => ({ Component: (await import('../gift-rules/gift-rule-screen.tsx')).GiftRuleScreen }),
  },
  {
    path: 'reviews',
    lazy: async () => ({ Component: (await import('../reviews/reviews-screen.tsx')).ReviewsScreen }),
  },
  {
    element: <AdminOnly />,
    children: [
      {
        path: 'customers',
        lazy: async () => ({ Component: (await import('../customers/customers-screen.tsx')).CustomersScreen }),
      },
      {
        path: 'customers/:id',
        lazy: async () => ({ Component: (await import('../customers/customer-screen.tsx')).CustomerScreen }),
      },
      {
        path: 'orders',
        lazy: async () => ({ Component: (await import('../orders/orders-screen.tsx')).OrdersScreen }),
      },
      {
        path: 'orders/:id',
        lazy: async () => ({ Component: (await import('../orders/order-screen.tsx')).OrderScreen }),
      },
      {
        path: 'to-ship',
        lazy: async () => ({ Component: (await import('../shipping/to-ship-screen.tsx')).ToShipScreen }),
      },
      {
        path: 'returns',
        lazy: async () => ({ Component: (await import('../returns/returns-screen.tsx')).ReturnsScreen }),
      },
      {
        path: 'returns/:id',
        lazy: async () => ({ Component: (await import('../returns/return-screen.tsx')).ReturnScreen }),
      },
      {
        path: 'payment-problems',
        lazy: async () => ({
          Component: (await import('../payment-problems/payment-problems-screen.tsx')).PaymentProblemsScreen,
        }),
      },
      { path: 'mails', lazy: async () => ({ Component: (await import('../mails/mails-screen.tsx')).MailsScreen }) },
      {
        path: 'mails/templates',
        lazy: async () => ({ Component: (await import('../mails/templates-screen.tsx')).TemplatesScreen }),
      },
      {
        path: 'webhooks',
        lazy: async () => ({ Component: (await import('../webhooks/webhooks-screen.tsx')).WebhooksScreen }),
      },
      {
        path: 'webhooks/:id',
        lazy: async () => ({ Component: (await import('../webhooks/webhook-screen.tsx')).WebhookScreen }),
      },
      {
        path: 'api-keys',
        lazy: async () => ({ Component: (await import('../api-keys/api-keys-screen.tsx')).ApiKeysScreen }),
      },
      {
        path: 'delivery/:site?',
        lazy: async () => ({
          Component: (await import('../shop-settings/delivery-settings-screen.tsx')).DeliverySettingsScreen,
        }),
      },
      {
        path: 'payments/:site?',
        lazy: async () => ({
          Component: (await import('../shop-settings/payment-settings-screen.tsx')).PaymentSettingsScreen,
        }),
      },
      { path: 'sites', lazy: async () => ({ Component: (await import('../sites/sites-screen.tsx')).SitesScreen }) },
      {
        path: 'sites/new',
        lazy: async () => ({ Component: (await import('../sites/site-screen.tsx')).NewSiteScreen }),
      },
      {
        path: 'sites/:code',
        lazy: async () => ({ Component: (await import('../sites/site-screen.tsx')).SiteScreen }),
      },
      {
        path: 'redirects',
        lazy: async () => ({ Component: (await import('../redirects/redirects-screen.tsx')).RedirectsScreen }),
      },
      {
        path: 'redirects/new',
        lazy: async () => ({ Component: (await import('../redirects/redirect-screen.tsx')).NewRedirectScreen }),
      },
      {
        path: 'redirects/:id',
        lazy: async () => ({ Component: (await import('../redirects/redirect-screen.tsx')).RedirectScreen }),
      },
      { path: 'people', lazy: async () => ({ Component: (await import('../people/people-screen.tsx')).PeopleScreen }) },
      { path: 'audit', lazy: async () => ({ Component: (await import('../audit/audit-screen.tsx')).AuditScreen }) },
    ],
  },
];
