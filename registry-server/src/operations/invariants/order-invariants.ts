import { byQuery } from './by-query.ts';

const sumOf = (table: string, column: string) =>
  `(select coalesce(sum(part.${column}), 0) from ${table} part where part."orderId" = placed.id)`;

/** Orders: complete, numbered once, and right to the grosz. */
export const orderInvariants = [
  byQuery(
    'order-numbers-unique',
    'A number belongs to one order.',
    `select number as subject from sales_order group by number having count(*) > 1`,
  ),
  byQuery(
    'one-cart-one-order',
    'A cart comes to one order.',
    `select min(number) as subject from sales_order group by "cartId" having count(*) > 1`,
  ),
  byQuery(
    'ordered-carts-have-orders',
    'A cart has ended in an order exactly when there is one.',
    `select cart.id as subject from cart
     where (cart.status = 'ordered') <> exists (select 1 from sales_order placed where placed."cartId" = cart.id)`,
  ),
  byQuery(
    'orders-are-whole',
    'Every order has lines and both addresses.',
    `select placed.number as subject from sales_order placed
     where not exists (select 1 from sales_order_line part where part."orderId" = placed.id)
        or 2 <> (select count(*) from sales_order_address part where part."orderId" = placed.id)`,
  ),
  byQuery(
    'lines-add-up',
    'A line is its price times its pieces, less its discount.',
    `select "orderId" as subject from sales_order_line
     where total <> "unitPrice" * quantity or payable <> total - discount or payable < 0 or discount < 0`,
  ),
  byQuery(
    'totals-add-up',
    'Lines less discounts and delivery make the total.',
    `select placed.number as subject from sales_order placed
     where placed.subtotal <> ${sumOf('sales_order_line', 'total')}
        or placed.discount <> ${sumOf('sales_order_line', 'discount')}
        or placed.goods <> ${sumOf('sales_order_line', 'payable')}
        or placed.goods <> placed.subtotal - placed.discount
        or placed.delivery <> placed."deliveryPrice" - placed."deliveryDiscount"
        or placed.total <> placed.goods + placed.delivery`,
  ),
  byQuery(
    'taxes-add-up',
    'The tax lines make the tax, of goods and delivery together.',
    `select placed.number as subject from sales_order placed
     where placed.tax <> ${sumOf('sales_order_tax', 'amount')}
        or placed."goodsTax" <> ${sumOf('sales_order_line', 'tax')}
        or placed.tax <> placed."goodsTax" + placed."deliveryTax"`,
  ),
  byQuery(
    'discounts-add-up',
    'What the coupons took off is what is missing.',
    `select placed.number as subject from sales_order placed
     where placed.discount <> ${sumOf('sales_order_discount', 'goods')}
        or placed."deliveryDiscount" <> ${sumOf('sales_order_discount', 'delivery')}`,
  ),
  byQuery(
    'orders-are-confirmed',
    'Each order has its mail of confirmation, once.',
    `select placed.number as subject from sales_order placed
     where 1 <> (select count(*) from mail_outbox mail where mail.key = 'order-accepted:' || placed.id)`,
  ),
];
