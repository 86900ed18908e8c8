import type { ProductSummary } from '@witryna/module-schemas';
import { formatMoney } from '../../../i18n/format.ts';

/** Small words that tell products of one name apart: line, number, price. */
export function productDetail({ line, sku, price }: ProductSummary): string {
  return [line?.name, sku, price && formatMoney(price.final)].filter(Boolean).join(' · ');
}
