/** The fields of an address, in their order on the screen. */
export const ADDRESS_FIELDS = ['firstName', 'lastName', 'phone', 'street', 'postcode', 'city'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Fields that an address for the invoice of a company has beside. */
export const COMPANY_FIELDS = ['company', 'nip'] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
