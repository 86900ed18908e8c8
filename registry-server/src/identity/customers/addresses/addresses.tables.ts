import type { Id, Json, Timestamp } from '../../../database/columns.ts';

/** Saved addresses; an order keeps a copy of its own. */
export interface CustomerAddressTable {
  id: Id;
  customerId: number;
  firstName: string;
  lastName: string;
  middleName: string | null;
  prefix: string | null;
  suffix: string | null;
  company: string | null;
  /** Ten digits for Poland. */
  vatId: string | null;
  /** One or two lines as they were typed: many villages have no street, only a number. */
  street: Json<string[]>;
  city: string;
  /** `02-677` for Poland. */
  postcode: string | null;
  countryCode: string;
  region: string | null;
  regionCode: string | null;
  regionId: number | null;
  phone: string;
  fax: string | null;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    customer_address: CustomerAddressTable;
  }
}
