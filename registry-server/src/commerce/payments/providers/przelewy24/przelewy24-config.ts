import type { ProviderTerms } from '../provider.ts';

/** An account at Przelewy24. */
export interface Przelewy24Config {
  /** Host without `/api/v1`: pages of payment lie beside it. */
  readonly url: string;
  readonly merchantId: number;
  readonly posId: number;
  /** Signs. */
  readonly crc: string;
  /** Signs in ("klucz do raportów"). */
  readonly reportKey: string;
  readonly terms: ProviderTerms;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The account in the environment, if there is one. */
export function readPrzelewy24(env: Environment): Przelewy24Config | undefined {
  const { P24_MERCHANT_ID, P24_POS_ID, P24_CRC, P24_REPORT_KEY } = env;
  if (!P24_MERCHANT_ID || !P24_CRC || !P24_REPORT_KEY) return undefined;
  return {
    url: env.P24_URL || 'https://secure.przelewy24.pl',
    merchantId: Number(P24_MERCHANT_ID),
    posId: Number(P24_POS_ID || P24_MERCHANT_ID),
    crc: P24_CRC,
    reportKey: P24_REPORT_KEY,
    terms: {
      terms: env.P24_TERMS_URL || 'https://www.przelewy24.pl/regulamin',
      information: env.P24_INFORMATION_URL || 'https://www.przelewy24.pl/obowiazek-informacyjny-rodo-platnicy',
    },
  };
}
