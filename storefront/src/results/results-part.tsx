import type { ReactNode } from 'react';
import results from '../ui/results.module.css';
import type { FoundResults } from './results-facts.ts';
import type { ResultsQuery } from './results-query.ts';
import type { ResultsTexts } from './results-texts.ts';

/** What a part of the results is made of. */
export interface PartProps {
  readonly query: ResultsQuery;
  readonly found: FoundResults;
  readonly texts: ResultsTexts;
}

/** One kind of results under its name. */
export function ResultsPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={results.part}>
      <h2 className={results.heading}>{title}</h2>
      {children}
    </section>
  );
}
