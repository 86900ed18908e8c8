/** What the server needs to ask for results; `results.tsx` renders them. */
export type { FoundResults, JobOffer, ResultsFacts, ResultsFilter } from './results-facts.ts';
export { offersAddress, parseResultsQuery, type ResultsQuery, searchAddress } from './results-query.ts';
