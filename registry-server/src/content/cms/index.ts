/** What other features may use of the pages of the GraphQL contract. */

export { HOME, toCmsPage } from './cms-page.ts';
