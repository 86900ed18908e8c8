import type { PaymentRequest } from '../provider.ts';
import type { P24Fields } from './p24-json.ts';
import { signP24 } from './p24-signature.ts';
import type { Przelewy24Config } from './przelewy24-config.ts';

/** Bits of the mask that says what a shopper may choose from. */
const CHANNELS = { cards: 4096, blik: 8192 } as const;

/** How long a transaction can be paid; Przelewy24 takes up to 99. */
export const PAGE_MINUTES = 60;

/** What `POST /transaction/register` is asked with. */
export function registration(
  { merchantId, posId, crc }: Przelewy24Config,
  request: PaymentRequest,
  method?: number,
): P24Fields {
  const { merchantReference: sessionId, amount, currency, payer, client, data } = request;
  const chosen = method ?? (typeof data.method === 'string' && /^\d{1,6}$/.test(data.method) ? Number(data.method) : 0);
  const channel = channelOf(request);
  return {
    merchantId,
    posId,
    sessionId,
    amount,
    currency,
    description: request.description.slice(0, 1024),
    email: payer.email,
    client: `${payer.firstName} ${payer.lastName}`.slice(0, 40),
    address: payer.street.slice(0, 80),
    zip: payer.postcode.slice(0, 10),
    city: payer.city.slice(0, 50),
    country: payer.countryCode,
    ...(payer.phone && { phone: payer.phone.replace(/\D/g, '').slice(-12) }),
    language: request.language,
    urlReturn: request.returnUrl,
    urlStatus: request.notifyUrl,
    timeLimit: PAGE_MINUTES,
    ...(chosen > 0 && { method: chosen }),
    ...(chosen === 0 && channel !== undefined && { channel }),
    // The statement is shown beside the list of banks, unticked; without it Przelewy24 asks for it on its own page.
    ...(data.regulationAccept === true && { regulationAccept: true }),
    ...(request.orderNumber && { transferLabel: request.orderNumber.slice(0, 20) }),
    encoding: 'UTF-8',
    ...(client.ip && { additional: { PSU: { IP: client.ip, userAgent: (client.userAgent ?? '').slice(0, 255) } } }),
    sign: signP24({ sessionId, merchantId, amount, currency }, crc),
  };
}

function channelOf({ method }: PaymentRequest): number | undefined {
  if (method === 'przelewy24_card') return CHANNELS.cards;
  return method === 'przelewy24_blik' ? CHANNELS.blik : undefined;
}
