import { formatDelivery } from '@witryna/module-schemas';
import type { OrderView } from '../../orders/index.ts';
import type { DocumentTax, InvoiceLine } from './document.ts';

type Sold = Pick<OrderView, 'lines' | 'delivery' | 'deliveryPrice' | 'deliveryDiscount' | 'deliveryTax'> &
  Pick<OrderView, 'deliveryTaxRate' | 'carrierTitle' | 'methodTitle'>;

/** The goods of an order and its delivery; a delivery that costs nothing is no line. */
export function saleLines(order: Sold, deliveryWord: string): InvoiceLine[] {
  const goods = order.lines.map((line): InvoiceLine => {
    const options = line.options.map(({ value }) => value).join(', ');
    return {
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      payable: line.payable,
      taxRate: line.taxRate,
      tax: line.tax,
      ...(options && { options }),
    };
  });
  if (order.delivery === 0) return goods;
  const delivery = {
    name: `${deliveryWord}: ${formatDelivery(order)}`,
    quantity: 1,
    unitPrice: order.deliveryPrice,
    discount: order.deliveryDiscount,
    payable: order.delivery,
    taxRate: order.deliveryTaxRate,
    tax: order.deliveryTax,
  };
  return [...goods, delivery];
}

/** What is taxed at each rate, highest first; rates at which nothing is paid are left out. */
export function taxesOfLines(lines: readonly Pick<InvoiceLine, 'payable' | 'tax' | 'taxRate'>[]): DocumentTax[] {
  return [...Map.groupBy(lines, ({ taxRate }) => taxRate)]
    .map(([rate, ofRate]) => ({
      rate,
      gross: ofRate.reduce((sum, { payable }) => sum + payable, 0),
      tax: ofRate.reduce((sum, { tax }) => sum + tax, 0),
    }))
    .filter(({ gross }) => gross !== 0)
    .sort((one, other) => other.rate - one.rate);
}
