export { ADDRESS_FIELDS, type AddressField, COMPANY_FIELDS, type CompanyField } from './address-field.ts';
export { AddressFields, type FieldParts } from './address-fields.tsx';
export { checkAddressField, checkText, lacksHouseNumber } from './check-address-field.ts';
