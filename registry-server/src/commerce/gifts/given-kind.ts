import type { PurchasableVariant } from '../pricing/index.ts';
import type { ShopSettings } from '../shop-settings.ts';
import type { GiftKind } from './gifts.tables.ts';

/** True when the sku says that the thing is given, never sold. */
export function isGiftSku(sku: string, { giftSkuMarkers }: Pick<ShopSettings, 'giftSkuMarkers'>): boolean {
  const lower = sku.toLowerCase();
  return giftSkuMarkers.some((marker) => lower.includes(marker.toLowerCase()));
}

/** As what the shop gives it; undefined when it is sold. */
export function givenKindOf(
  { sku, productSku, flags }: Pick<PurchasableVariant, 'sku' | 'productSku' | 'flags'>,
  settings: Pick<ShopSettings, 'giftSkuMarkers'>,
): GiftKind | undefined {
  if (flags.isSample) return 'sample';
  return isGiftSku(sku, settings) || isGiftSku(productSku, settings) ? 'gift' : undefined;
}
