export { type CustomerSite, customerOf } from './customer-of-site.ts';
export type { CustomerProfile } from './customer-profile.ts';
export type { CustomerSession, RenewedToken, SignInRefusal } from './customer-session.ts';
export { useCustomer } from './use-customer.ts';
