import { ORDER_STATUSES } from '../../commerce/order-status.ts';
import { movesOf } from '../../commerce/orders/index.ts';
import { byQuery } from './by-query.ts';

const allowed = ORDER_STATUSES.flatMap((from) =>
  movesOf({ status: from, heldFrom: null }).map((to) => `'${from}>${to}'`),
).join(', ');

/** A hold ends in the status before it, or in a cancellation; the previous transition says which status that was. */
export const statusInvariant = byQuery(
  'history-is-a-path',
  'The history of an order is a path of allowed moves that ends where the order is.',
  `select moves."orderId" as subject from (
     select "orderId", "from", "to",
       lag("to") over (partition by "orderId" order by id) as before,
       lag("from") over (partition by "orderId" order by id) as "heldFrom",
       lead(id) over (partition by "orderId" order by id) as next
     from sales_order_status
   ) moves
   join sales_order placed on placed.id = moves."orderId"
   where (moves.before is null and (moves."from" is not null or moves."to" <> 'new'))
      or (moves.before is not null and (moves."from" is null or moves."from" <> moves.before))
      or (moves."from" is not null and moves."from" || '>' || moves."to" not in (${allowed})
          and not (moves."from" = 'onHold' and moves."to" = moves."heldFrom"))
      or (moves.next is null and moves."to" <> placed.status)
   union
   select placed.id as subject from sales_order placed
   where not exists (select 1 from sales_order_status past where past."orderId" = placed.id)`,
);
