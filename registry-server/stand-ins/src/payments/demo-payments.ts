import { DEMO_APPLE } from './apple/apple-account.ts';
import { DEMO_NGENIUS } from './ngenius/ngenius-account.ts';
import { DEMO_PAYNOW } from './paynow/paynow-account.ts';
import { DEMO_PAYPAL } from './paypal/paypal-account.ts';
import { DEMO_PAYU } from './payu/payu-account.ts';
import { DEMO_P24 } from './przelewy24/p24-account.ts';

/** What a shop is told so that it pays through the stand-ins at this address, by provider. */
export function demoPayments(url: string) {
  return {
    przelewy24: {
      P24_MERCHANT_ID: String(DEMO_P24.merchantId),
      P24_CRC: DEMO_P24.crc,
      P24_REPORT_KEY: DEMO_P24.reportKey,
      P24_URL: `${url}/p24`,
      P24_TERMS_URL: `${url}/p24/dokumenty/regulamin`,
      P24_INFORMATION_URL: `${url}/p24/dokumenty/informacja`,
    },
    payu: {
      PAYU_POS_ID: DEMO_PAYU.posId,
      PAYU_CLIENT_SECRET: DEMO_PAYU.clientSecret,
      PAYU_SECOND_KEY: DEMO_PAYU.secondKey,
      PAYU_URL: `${url}/payu`,
    },
    paynow: {
      PAYNOW_API_KEY: DEMO_PAYNOW.apiKey,
      PAYNOW_SIGNATURE_KEY: DEMO_PAYNOW.signatureKey,
      PAYNOW_URL: `${url}/paynow`,
    },
    paypal: {
      PAYPAL_CLIENT_ID: DEMO_PAYPAL.clientId,
      PAYPAL_CLIENT_SECRET: DEMO_PAYPAL.clientSecret,
      PAYPAL_WEBHOOK_ID: DEMO_PAYPAL.webhookId,
      PAYPAL_MERCHANT_ID: DEMO_PAYPAL.merchantId,
      PAYPAL_URL: `${url}/paypal`,
    },
    // Off on the Polish site, where it takes no zlotys either: staff of another site switch it on.
    ngenius: {
      NGENIUS_API_KEY: DEMO_NGENIUS.apiKey,
      NGENIUS_OUTLET: DEMO_NGENIUS.outlet,
      NGENIUS_WEBHOOK_HEADER: DEMO_NGENIUS.webhookHeader,
      NGENIUS_WEBHOOK_SECRET: DEMO_NGENIUS.webhookSecret,
      NGENIUS_CURRENCIES: 'AED,EUR',
      NGENIUS_URL: `${url}/ngenius`,
    },
    applePay: { APPLE_PAY_MERCHANT_ID: DEMO_APPLE.merchantId, APPLE_PAY_GATEWAY_URL: `${url}/apple` },
    // Google's own test environment; opened only where a site allows it.
    googlePay: { GOOGLE_PAY_MERCHANT_ID: 'demo', GOOGLE_PAY_ENVIRONMENT: 'TEST' },
  } as const;
}
