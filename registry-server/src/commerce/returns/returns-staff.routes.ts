import { NotSignedIn } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { listSchema } from '../../http/paging.ts';
import { meantNumbers, numberPrefixesOf } from '../orders/index.ts';
import { moveReturn } from './move-return.ts';
import { answersOfReturns } from './return-answers.ts';
import { ReturnMissing } from './returns.errors.ts';
import { returnAnswerSchema, returnListQuery, returnMoveBody, returnParams } from './returns.schema.ts';
import { findReturn, listReturns } from './returns.store.ts';

const tags = ['returns'];
const error = { $ref: 'Error#' } as const;
const config = { access: 'staff:admin' } as const;

/** Returns, for staff. */
export function returnsStaffRoutes(app: App): void {
  const { db, orders, payments, orderMails: mails } = app;
  const siteOf = ({ siteId }: { readonly siteId: number }) => app.sites.require(String(siteId));
  const deps = { db, orders, payments, mails, siteOf, now: () => new Date() };

  app.get(
    '/staff/returns',
    {
      config,
      schema: {
        tags,
        summary: 'Returns',
        querystring: returnListQuery,
        response: { 200: listSchema(returnAnswerSchema) },
      },
    },
    async ({ query: { page, pageSize, status, open, order, search } }) => {
      const prefixes = numberPrefixesOf(app.sites.all);
      const orders = order === undefined ? undefined : meantNumbers(order, prefixes);
      const { items, total } = await listReturns(db, { page, pageSize, status, open, orders, search, prefixes });
      return { items: await answersOfReturns(db, items), total, page, pageSize };
    },
  );

  app.get(
    '/staff/returns/:id',
    {
      config,
      schema: { tags, summary: 'A return', params: returnParams, response: { 200: returnAnswerSchema, 404: error } },
    },
    async ({ params: { id } }) => answerOf(id),
  );

  app.post(
    '/staff/returns/:id/moves',
    {
      config: { ...config, auditValues: ['to', 'restock'] },
      schema: {
        tags,
        summary: 'Take a return in, refund it or reject it',
        params: returnParams,
        body: returnMoveBody,
        response: { 200: returnAnswerSchema, 404: error, 409: error, 422: error },
      },
    },
    async ({ params: { id }, body: { to, version, restock, note, refund }, staff }) => {
      if (!staff) throw new NotSignedIn();
      if (to === 'refunded' && !refund) {
        throw new FieldInvalid('/refund', 'required', 'Podaj kwotę zwrotu.');
      }
      if (to === 'rejected' && !note?.trim()) {
        throw new FieldInvalid('/note', 'required', 'Napisz, dlaczego zwrot jest odrzucony.');
      }
      await moveReturn(deps, id, {
        to,
        version,
        restock,
        refund,
        staffId: staff.id,
        note: note?.trim() || null,
      });
      return answerOf(id);
    },
  );

  async function answerOf(id: number) {
    const found = await findReturn(db, id);
    const [answer] = found ? await answersOfReturns(db, [found]) : [];
    if (!answer) throw new ReturnMissing();
    return answer;
  }
}
