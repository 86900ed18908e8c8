/** A merchant id at Apple, with the certificate that Apple issued for it. */
export interface ApplePayConfig {
  /** `merchant.pl.rosailen`. */
  readonly merchantId: string;
  /** PEM files of the merchant identity certificate and its key; read at each use, so that they may be renewed. */
  readonly certificateFile?: string | undefined;
  readonly keyFile?: string | undefined;
  /** Address of a gateway that stands in for Apple's, up to `/paymentservices`. */
  readonly gatewayUrl?: string | undefined;
}

/** How Google encrypts cards so that the provider, and nobody on the way, reads them. */
export interface GooglePayConfig {
  readonly environment: 'TEST' | 'PRODUCTION';
  /** Of the shop, from Google's console. */
  readonly merchantId: string;
  /** Google's name of the provider. */
  readonly gateway: string;
  /** The shop's name at the provider. */
  readonly gatewayMerchantId: string;
}

/** What the shop's own pages open wallets with; a wallet without it is paid on the provider's page. */
export interface WalletsConfig {
  /** ISO 3166, of the seller. */
  readonly countryCode: string;
  readonly applePay?: ApplePayConfig;
  readonly googlePay?: GooglePayConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads what the environment says of wallets. */
export function readWallets(env: Environment): WalletsConfig {
  const applePay = readApplePay(env);
  const googlePay = readGooglePay(env);
  return { countryCode: env.WALLETS_COUNTRY || 'PL', ...(applePay && { applePay }), ...(googlePay && { googlePay }) };
}

function readApplePay(env: Environment): ApplePayConfig | undefined {
  const merchantId = env.APPLE_PAY_MERCHANT_ID;
  const certificateFile = env.APPLE_PAY_CERTIFICATE_FILE || undefined;
  const keyFile = env.APPLE_PAY_KEY_FILE || undefined;
  const gatewayUrl = env.APPLE_PAY_GATEWAY_URL || undefined;
  if (!merchantId || !((certificateFile && keyFile) || gatewayUrl)) return undefined;
  return { merchantId, certificateFile, keyFile, gatewayUrl };
}

function readGooglePay(env: Environment): GooglePayConfig | undefined {
  const merchantId = env.GOOGLE_PAY_MERCHANT_ID;
  const gatewayMerchantId = env.GOOGLE_PAY_GATEWAY_MERCHANT_ID || env.PAYU_POS_ID;
  if (!merchantId || !gatewayMerchantId) return undefined;
  return {
    environment: env.GOOGLE_PAY_ENVIRONMENT === 'TEST' ? 'TEST' : 'PRODUCTION',
    merchantId,
    gateway: env.GOOGLE_PAY_GATEWAY || 'payu',
    gatewayMerchantId,
  };
}
