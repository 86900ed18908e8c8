import { externalServicesOf } from '@witryna/module-schemas';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationStartApplePaySessionArgs, WalletSheets } from '../../../graphql/types.gen.ts';
import { isValidationUrl, requestMerchantSession } from '../providers/wallets/apple-merchant-session.ts';

/** As the wallets name them; PayU takes these of both. */
const APPLE_NETWORKS = ['visa', 'masterCard'];
const GOOGLE_NETWORKS = ['VISA', 'MASTERCARD'];

/** What a page of this site can open by itself of the wallets that the site offers. */
export function walletSheets(_parent: unknown, _args: unknown, { app, site, currency }: GraphqlContext): WalletSheets {
  const { applePay, googlePay, countryCode = '' } = app.config.payments.walletSheets ?? {};
  const offered = app.payments.methods({ site, currency, total: 0 });
  const isOffered = (wallet: string) => offered.some(({ code, available }) => code === wallet && available);
  const shop = { country_code: countryCode, merchant_name: site.name };
  // The browser asks Google, which the policy of the site's pages has to allow.
  const isGoogleAllowed = externalServicesOf(site.generalSettings.externalServices)?.googlePay === true;
  return {
    apple_pay: applePay && isOffered('apple-pay') ? { ...shop, supported_networks: APPLE_NETWORKS } : null,
    google_pay:
      googlePay && isGoogleAllowed && isOffered('gpay')
        ? {
            ...shop,
            card_networks: GOOGLE_NETWORKS,
            environment: googlePay.environment,
            gateway: googlePay.gateway,
            gateway_merchant_id: googlePay.gatewayMerchantId,
            merchant_id: googlePay.merchantId,
          }
        : null,
  };
}

/** Makes the shop known to Apple for a sheet that has been opened on one of its pages. */
export async function startApplePaySession(
  _parent: unknown,
  { validationUrl }: MutationStartApplePaySessionArgs,
  { app, site, request }: GraphqlContext,
): Promise<string> {
  const { walletSheets: config, timeoutMs } = app.config.payments;
  const applePay = config?.applePay;
  if (!applePay || !isValidationUrl(validationUrl, applePay)) {
    throw new InputRefused('Apple Pay is not available here.', 'wallet-unavailable');
  }
  app.payments.limit(request);
  return requestMerchantSession(applePay, {
    validationUrl,
    domain: new URL(site.address).hostname,
    displayName: site.name,
    timeoutMs,
  });
}
