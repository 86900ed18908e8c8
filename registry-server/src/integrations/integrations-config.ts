import type { InpostConfig, OrlenConfig } from '../commerce/delivery/index.ts';
import type { SyneriseConfig } from './synerise/index.ts';
import type { TrustedShopsConfig } from './trusted-shops/index.ts';

/** Other companies' services; one that is not configured is not asked. */
export interface IntegrationsConfig {
  readonly trustedShops?: TrustedShopsConfig;
  readonly synerise?: SyneriseConfig;
  readonly inpost?: InpostConfig;
  readonly orlen?: OrlenConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads what the environment says of other companies' services. */
export function readIntegrations(env: Environment): IntegrationsConfig {
  const { ETRUSTED_CLIENT_ID, ETRUSTED_CLIENT_SECRET, ETRUSTED_CHANNEL_ID } = env;
  const { SYNERISE_TRACKER_KEY, SYNERISE_INDEX_ID } = env;
  const { INPOST_TOKEN, ORLEN_PACZKA_PARTNER_ID, ORLEN_PACZKA_PARTNER_KEY } = env;
  return {
    ...(ETRUSTED_CLIENT_ID && ETRUSTED_CLIENT_SECRET && ETRUSTED_CHANNEL_ID
      ? {
          trustedShops: {
            apiUrl: env.ETRUSTED_API_URL || 'https://api.etrusted.com',
            tokenUrl: env.ETRUSTED_TOKEN_URL || 'https://login.etrusted.com/oauth/token',
            clientId: ETRUSTED_CLIENT_ID,
            clientSecret: ETRUSTED_CLIENT_SECRET,
            channelId: ETRUSTED_CHANNEL_ID,
          },
        }
      : {}),
    ...(SYNERISE_TRACKER_KEY && SYNERISE_INDEX_ID
      ? {
          synerise: {
            apiUrl: env.SYNERISE_API_URL || 'https://api.synerise.com',
            trackerKey: SYNERISE_TRACKER_KEY,
            indexId: SYNERISE_INDEX_ID,
          },
        }
      : {}),
    ...(INPOST_TOKEN ? { inpost: { apiUrl: env.INPOST_API_URL || 'https://api.inpost.pl', token: INPOST_TOKEN } } : {}),
    ...(ORLEN_PACZKA_PARTNER_ID && ORLEN_PACZKA_PARTNER_KEY
      ? {
          orlen: {
            apiUrl: env.ORLEN_PACZKA_API_URL || 'https://api.orlenpaczka.pl/WebServicePwRProd/WebServicePwR.asmx',
            partnerId: ORLEN_PACZKA_PARTNER_ID,
            partnerKey: ORLEN_PACZKA_PARTNER_KEY,
          },
        }
      : {}),
  };
}
