import type { Money } from '@witryna/module-schemas';
import type { ShopClient } from '../../api/shop-client.ts';
import { toMoney } from '../../cart/index.ts';
import type { Agreement, DeliveryMethod } from '../checkout.ts';
import { toAgreements, toDelivery } from '../to-checkout.ts';
import {
  EstimateExpressDocument,
  ReadExpressAgreementsDocument,
  ReadExpressDeliveriesDocument,
} from './express.gen.ts';

type Client = Pick<ShopClient, 'query'>;

/** What can be chosen before a wallet is opened. */
export interface ExpressOffer {
  /** Those that a wallet can pay. */
  readonly deliveries: readonly DeliveryMethod[];
  readonly agreements: readonly Agreement[];
}

/** Asks for it; undefined where the shop does not answer. */
export async function readOffer(client: Client, cartId: string): Promise<ExpressOffer | undefined> {
  const [deliveries, agreements] = await Promise.all([
    client.query(ReadExpressDeliveriesDocument, { cartId }),
    client.query(ReadExpressAgreementsDocument, {}),
  ]);
  if (!deliveries.data || !agreements.data) return undefined;
  return {
    deliveries: (deliveries.data.estimateShippingMethods ?? [])
      .filter((method) => method !== null)
      .map(toDelivery)
      .filter(({ isAvailable, isCashOnDelivery }) => isAvailable && !isCashOnDelivery),
    agreements: toAgreements(agreements.data),
  };
}

/** All that is to be paid with a delivery; undefined where the shop does not answer. */
export async function totalWith(
  client: Client,
  cartId: string,
  { carrierCode, methodCode }: DeliveryMethod,
): Promise<Money | undefined> {
  const method = { carrier_code: carrierCode, method_code: methodCode };
  const { data } = await client.query(EstimateExpressDocument, { cartId, method });
  return toMoney(data?.estimateTotals.cart?.prices?.grand_total);
}
