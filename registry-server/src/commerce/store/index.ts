/** What other features may use of the store. */

export { describeCountry, listCountries } from './countries.ts';
export { type Region, regionsOf } from './regions.ts';
