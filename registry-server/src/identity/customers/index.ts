/** What other features may use of customers. */

export { readAddress } from './addresses/address-input.ts';
export { AddressMissing, keepAddress } from './addresses/addresses.store.ts';
export {
  ACCOUNT_ATTRIBUTES,
  ADDRESS_ATTRIBUTES,
  CUSTOMER_FORMS,
  type CustomerAttribute,
  type CustomerForm,
} from './customer-attributes.ts';
export { fieldRefused } from './field-refused.ts';
