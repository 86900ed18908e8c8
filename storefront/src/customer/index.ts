export type { CustomerAddress, CustomerProfile } from './customer-profile.ts';
export type { CustomerSession, CustomerState, SignInRefusal, SignInResult } from './customer-session.ts';
export { useCustomer } from './use-customer.ts';
