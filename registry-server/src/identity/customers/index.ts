/** What other features may use of customers. */

export { type Buyer, type BuyerAccount, type BuyerAccounts, signUpBuyer } from './account/sign-up-buyer.ts';
export { accountOf } from './account-of.ts';
export { readAddress } from './addresses/address-input.ts';
export { AddressMissing, keepAddress } from './addresses/addresses.store.ts';
export {
  ACCOUNT_ATTRIBUTES,
  ADDRESS_ATTRIBUTES,
  CUSTOMER_FORMS,
  type CustomerAttribute,
  type CustomerForm,
} from './customer-attributes.ts';
export { CustomerEmailTaken } from './customers.errors.ts';
export { fieldRefused } from './field-refused.ts';
export { requireGoodPassword } from './password-rule.ts';
export { amountText, type ExportSection } from './privacy/data-export.ts';
