import type { GraphqlContext } from '../../graphql/context.ts';
import { toDateTime } from '../../graphql/date-time.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { toMoney } from '../../graphql/money.ts';
import { toUid } from '../../graphql/uids.ts';
import { documentsOfOrder, linesOf, type OrderRow, toOrderItem } from '../orders/index.ts';
import type { CreditNote, DocumentTax, Invoice } from './content/document.ts';

/** An item of a document on the wire: what stands on the document, and the line of the order that it is of. */
async function itemsOf<Name extends 'InvoiceItem' | 'CreditMemoItem'>(
  order: OrderRow,
  context: GraphqlContext,
  { __typename, documentId, items }: PaperItems<Name>,
) {
  const lines = await linesOf(order, context);
  return items.map(({ sku, name, quantity, unitPrice, discount }, index) => {
    const line = lines.find((each) => each.sku === sku);
    return {
      __typename,
      id: toUid(`${documentId}-${index}`),
      product_name: name,
      product_sku: sku ?? '',
      product_sale_price: toMoney(unitPrice, order.currency),
      quantity_invoiced: quantity,
      quantity_refunded: quantity,
      order_item: line ? toOrderItem(line, order) : null,
      discounts:
        discount > 0
          ? [{ amount: toMoney(discount, order.currency), applied_to: 'ITEM' as const, label: name, value: null }]
          : [],
    };
  });
}

interface PaperItems<Name> {
  readonly __typename: Name;
  readonly documentId: number;
  readonly items: readonly DocumentItem[];
}

interface DocumentItem {
  readonly sku?: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The sums of a document; those of a correction tell what went back, as positive amounts. */
function totalOf(
  order: OrderRow,
  { total, taxes, goods }: { total: number; taxes: readonly DocumentTax[]; goods: number },
) {
  const money = (amount: number) => toMoney(Math.abs(amount), order.currency);
  const tax = sum(taxes.map((each) => each.tax));
  const shipping = money(total - goods);
  return {
    grand_total: money(total),
    base_grand_total: money(total),
    subtotal: money(goods),
    total_tax: money(tax),
    total_shipping: shipping,
    adjustment: money(0),
    discounts: [],
    shipping_handling: null,
    taxes: taxes.map(({ rate, tax: amount }) => ({ rate, title: `VAT ${rate}%`, amount: money(amount) })),
  };
}

const invoices = async (order: OrderRow, _args: unknown, context: GraphqlContext) => {
  const documents = (await documentsOfOrder(order, context)).filter(({ kind }) => kind === 'invoice');
  return Promise.all(
    documents.map(async ({ id, number, content }) => {
      const { lines, total, taxes } = content as Invoice;
      const goods = lines.filter(({ sku }) => sku !== undefined);
      return {
        id: toUid(id),
        number,
        comments: [],
        items: await itemsOf(order, context, { __typename: 'InvoiceItem', documentId: id, items: goods }),
        total: totalOf(order, { total, taxes, goods: sum(goods.map(({ payable }) => payable)) }),
      };
    }),
  );
};

const creditMemos = async (order: OrderRow, _args: unknown, context: GraphqlContext) => {
  const documents = (await documentsOfOrder(order, context)).filter(({ kind }) => kind === 'correction');
  return Promise.all(
    documents.map(async ({ id, number, content, issuedAt }) => {
      const { lines, total, taxes, reason } = content as CreditNote;
      const goods = lines.filter(({ sku }) => sku !== undefined);
      const items = goods.map(({ sku, name, before, after }) => ({
        ...(sku !== undefined && { sku }),
        name,
        quantity: before.quantity - after.quantity,
        discount: 0,
        unitPrice: before.quantity > 0 ? Math.round(before.payable / before.quantity) : 0,
      }));
      return {
        id: toUid(id),
        number,
        items: await itemsOf(order, context, { __typename: 'CreditMemoItem', documentId: id, items }),
        comments: [{ message: reason, timestamp: toDateTime(issuedAt) }],
        total: totalOf(order, {
          total,
          taxes,
          goods: sum(goods.map(({ before, after }) => after.payable - before.payable)),
        }),
      };
    }),
  );
};

/** Invoices and their corrections, as they were issued. */
export const invoicesResolvers: GraphqlFeature = {
  access: {},
  resolvers: {
    CustomerOrder: { invoices, credit_memos: creditMemos },
  },
};
