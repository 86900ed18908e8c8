import { inTransaction } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { recordChange } from '../../../events/outbox.ts';
import type { App } from '../../../fastify-app.ts';
import { listSchema } from '../../../http/paging.ts';
import type { AddressRow } from '../addresses/addresses.store.ts';
import type { CustomerServices } from '../customer-services.ts';
import type { CustomerRow } from '../customers.store.ts';
import { decideFriendsAndFamily, friendsAndFamilyStatus } from '../friends-and-family.ts';
import { cancelDeletion, deletionOf, scheduleDeletionByStaff } from '../privacy/account-deletion.ts';
import { createCustomersReader } from './customers-staff.reader.ts';
import {
  customerChangeSchema,
  customerIdParams,
  customerListQuery,
  customerSchema,
  customerSummarySchema,
} from './customers-staff.schema.ts';

const tags = ['customers'];
const config = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;

/** Customers, for administrators. */
export function customersStaffRoutes(app: App, services: CustomerServices): void {
  const { db, now, customers, addresses } = services;
  const reader = createCustomersReader(db);

  app.get(
    '/staff/customers',
    {
      config,
      schema: { tags, querystring: customerListQuery, response: { 200: listSchema(customerSummarySchema) } },
    },
    async ({ query }) => {
      const { items, total } = await reader.search(query);
      return { items: items.map(summaryOf), total, page: query.page, pageSize: query.pageSize };
    },
  );

  app.get(
    '/staff/customers/:id',
    { config, schema: { tags, params: customerIdParams, response: { 200: customerSchema, 404: error } } },
    async ({ params }) => answerFor(await customers.findById(params.id)),
  );

  app.patch(
    '/staff/customers/:id',
    {
      config: { ...config, auditValues: ['isActive', 'friendsAndFamilyStatus'] },
      schema: {
        tags,
        summary:
          'Switch an account off, which ends all its sign-ins at once, or on again; decide on friends and family',
        params: customerIdParams,
        body: customerChangeSchema,
        response: { 200: customerSchema, 404: error },
      },
    },
    async ({ params: { id }, body: { isActive, friendsAndFamilyStatus: decision } }) => {
      const changed = await inTransaction(db, async (trx) => {
        const before = await customers.lock(trx, id);
        // Of an account that was made anonymous there is nothing left to switch on.
        if (!before || before.deletedAt) return undefined;
        await recordChange(trx, [`customer:${id}`]);
        const change = {
          ...(isActive !== undefined && { isActive }),
          ...(decision && decideFriendsAndFamily(decision)),
        };
        return customers.update(trx, id, change, now());
      });
      return answerFor(changed);
    },
  );

  const answer = { 200: customerSchema, 404: error } as const;

  app.post(
    '/staff/customers/:id/deletion',
    {
      config,
      schema: {
        tags,
        summary: 'Delete the account of a customer who has asked for it, after a day; they are written to at once',
        params: customerIdParams,
        response: answer,
      },
    },
    async ({ params: { id } }) => {
      if (!(await scheduleDeletionByStaff(services, id, siteOf))) throw new NotFound();
      return answerFor(await customers.findById(id));
    },
  );

  app.delete(
    '/staff/customers/:id/deletion',
    {
      config,
      schema: { tags, summary: 'Keep an account that is to be deleted', params: customerIdParams, response: answer },
    },
    async ({ params: { id } }) => {
      await cancelDeletion(services, id);
      return answerFor(await customers.findById(id));
    },
  );

  /** The one whose language the customer is written to in. */
  const siteOf = ({ language }: CustomerRow) =>
    app.sites.all.find((site) => site.language.startsWith(language)) ?? app.sites.require(undefined);

  async function answerFor(customer: CustomerRow | undefined) {
    if (!customer) throw new NotFound();
    const [found, signInProviders, consents, deletionAt] = await Promise.all([
      addresses.listOf([customer.id]),
      reader.providersOf(customer.id),
      reader.consentsOf(customer.id),
      deletionOf(services, customer.id),
    ]);
    return {
      ...summaryOf(customer),
      language: customer.language,
      signInProviders,
      consents: consents.map(({ acceptedAt, ...consent }) => ({ ...consent, acceptedAt: acceptedAt.toISOString() })),
      addresses: (found.get(customer.id) ?? []).map(addressOf),
      ...(deletionAt && { deletionAt: deletionAt.toISOString() }),
      ...(customer.dateOfBirth && { dateOfBirth: customer.dateOfBirth }),
      ...(customer.emailConfirmedAt && { emailConfirmedAt: customer.emailConfirmedAt.toISOString() }),
    };
  }
}

function summaryOf(customer: CustomerRow) {
  const { id, email, firstName, lastName, isSubscribed, isActive, friendsAndFamily, phone, deletedAt } = customer;
  return {
    id,
    email,
    firstName,
    lastName,
    isSubscribed,
    isActive,
    isPremium: friendsAndFamily,
    friendsAndFamilyStatus: friendsAndFamilyStatus(customer),
    createdAt: customer.createdAt.toISOString(),
    ...(phone && { phone }),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  };
}

function addressOf(row: AddressRow) {
  const { id, firstName, lastName, street, city, countryCode, phone, isDefaultShipping, isDefaultBilling } = row;
  const optional = { company: row.company, vatId: row.vatId, postcode: row.postcode, region: row.region };
  return {
    id,
    firstName,
    lastName,
    street,
    city,
    countryCode,
    phone,
    isDefaultShipping,
    isDefaultBilling,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)) as Record<string, string>),
  };
}
