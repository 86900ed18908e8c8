import type { AddressInput } from '@witryna/module-schemas/validation';
import { toCountryCode } from '../../../graphql/codes.ts';
import { type Batch, customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { type PageArgs, pageInfoOf, pageOf } from '../../../graphql/paging.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import { readAddress } from './address-input.ts';
import type { AddressRow } from './addresses.store.ts';

const ADDRESSES_PAGE = 5;

/** All addresses of a customer, read once for all fields that need them. */
const addressesBatch: Batch<number, readonly AddressRow[]> = async (ids, { app }) => {
  const found = await app.customers.services.addresses.listOf(ids);
  return ids.map((id) => found.get(id) ?? []);
};

const addressesOf = (context: GraphqlContext, customerId: number) => context.load(addressesBatch, customerId);

async function defaultOf(context: GraphqlContext, id: number, flag: 'isDefaultShipping' | 'isDefaultBilling') {
  const address = (await addressesOf(context, id)).find((one) => one[flag]);
  return address ? String(address.id) : null;
}

/** What is kept, in the words of the input, for fields that a change leaves out. */
function inputOf(row: AddressRow): AddressInput {
  return {
    firstname: row.firstName,
    lastname: row.lastName,
    middlename: row.middleName,
    prefix: row.prefix,
    suffix: row.suffix,
    company: row.company,
    vat_id: row.vatId,
    street: row.street,
    city: row.city,
    postcode: row.postcode,
    country_code: row.countryCode,
    region: { region: row.region, region_code: row.regionCode, region_id: row.regionId },
    telephone: row.phone,
    fax: row.fax,
    default_shipping: row.isDefaultShipping,
    default_billing: row.isDefaultBilling,
  };
}

/** A field that is left out stays; one that is null is emptied. */
function changed(row: AddressRow, input: AddressInput): AddressInput {
  const { country_id: countryId, ...others } = input;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return { ...inputOf(row), ...(countryId && { country_code: countryId }), ...given };
}

/** Saved addresses. */
export const addressesResolvers: GraphqlFeature = {
  access: {
    'Mutation.createCustomerAddress': 'customer',
    'Mutation.updateCustomerAddress': 'customer',
    'Mutation.deleteCustomerAddress': 'customer',
  },
  resolvers: {
    Mutation: {
      createCustomerAddress: (_: unknown, { input }: { input: AddressInput }, context) =>
        context.app.customers.services.addresses.create(customerIn(context).id, readAddress(input, context.site)),

      updateCustomerAddress(_: unknown, { id, input }: { id: number; input?: AddressInput | null }, context) {
        if (!input) throw new InputRefused('"input" value must be specified', 'input-missing');
        const change = (present: AddressRow) => readAddress(changed(present, input), context.site);
        return context.app.customers.services.addresses.update(customerIn(context).id, id, change);
      },

      async deleteCustomerAddress(_: unknown, { id }: { id: number }, context) {
        await context.app.customers.services.addresses.remove(customerIn(context).id, id);
        return true;
      },
    },
    Customer: {
      addresses: ({ id }: { id: number }, _: unknown, context) => addressesOf(context, id),
      async addressesV2({ id }: { id: number }, args: PageArgs, context) {
        const page = pageOf(args, ADDRESSES_PAGE);
        const all = await addressesOf(context, id);
        return {
          items: all.slice(page.offset, page.offset + page.pageSize),
          page_info: pageInfoOf(page, all.length),
          total_count: all.length,
        };
      },
      default_billing: ({ id }: { id: number }, _: unknown, context) => defaultOf(context, id, 'isDefaultBilling'),
      default_shipping: ({ id }: { id: number }, _: unknown, context) => defaultOf(context, id, 'isDefaultShipping'),
    },
    CustomerAddress: {
      firstname: ({ firstName }: AddressRow) => firstName,
      lastname: ({ lastName }: AddressRow) => lastName,
      middlename: ({ middleName }: AddressRow) => middleName,
      vat_id: ({ vatId }: AddressRow) => vatId,
      country_code: ({ countryCode }: AddressRow) => toCountryCode(countryCode),
      country_id: ({ countryCode }: AddressRow) => toCountryCode(countryCode),
      customer_id: ({ customerId }: AddressRow) => customerId,
      telephone: ({ phone }: AddressRow) => phone,
      default_billing: ({ isDefaultBilling }: AddressRow) => isDefaultBilling,
      default_shipping: ({ isDefaultShipping }: AddressRow) => isDefaultShipping,
      region: ({ region, regionCode, regionId }: AddressRow) => ({
        region,
        region_code: regionCode,
        region_id: regionId,
      }),
      region_id: ({ regionId }: AddressRow) => regionId,
      custom_attributes: () => [],
      custom_attributesV2: () => [],
      extension_attributes: () => [],
    },
  },
};
