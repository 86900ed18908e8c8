import type { SiteDetails } from '@witryna/module-schemas';
import { useSyncExternalStore } from 'react';
import { customerOf, WAITING } from './customer-of-site.ts';
import type { CustomerSession, CustomerState } from './customer-session.ts';

/** The customer who is signed in, with what a form can be filled with; nothing of it is known on a server. */
export function useCustomer(site: SiteDetails): readonly [CustomerState, CustomerSession] {
  const customer = customerOf(site);
  return [useSyncExternalStore(customer.subscribe, customer.state, () => WAITING), customer];
}
