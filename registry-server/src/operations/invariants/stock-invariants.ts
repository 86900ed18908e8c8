import { byQuery } from './by-query.ts';

/** Stock: available, shipped and returned. */
export const stockInvariants = [
  byQuery(
    'stock-not-negative',
    'Nothing is sold that there is not.',
    `select "variantId" as subject from stock where sellable < 0`,
  ),
  byQuery(
    'pieces-of-lines',
    'Of a line no more leaves, is canceled or comes back than was bought.',
    `select "orderId" as subject from sales_order_line
     where shipped < 0 or canceled < 0 or returned < 0
        or shipped > quantity or canceled > quantity or returned > quantity`,
  ),
  byQuery(
    'parcels-carry-lines',
    'What left is what the parcels carry.',
    `select line."orderId" as subject from sales_order_line line
     where line.shipped <> (
       select coalesce(sum(carried.quantity), 0) from shipment_line carried where carried."orderLineId" = line.id
     )`,
  ),
  byQuery(
    'canceled-gives-back',
    'A canceled order has given its goods back, and an order that lives has not.',
    `select number as subject from sales_order
     where (status = 'canceled' and "stockReturnedAt" is null) or (status <> 'canceled' and "stockReturnedAt" is not null)`,
  ),
];
