import { rememberSearch } from '../latest-searches/index.ts';

const MIN_LENGTH = 2;

/** Remembers what the results were asked for; of an address: `?q=krem&scope=articles`. */
export function rememberResults(search: string): void {
  const params = new URLSearchParams(search);
  const phrase = (params.get('q') ?? '').trim().replace(/\s+/g, ' ');
  const scope = params.get('scope') ?? undefined;
  if (phrase.length >= MIN_LENGTH) rememberSearch({ phrase, ...(scope && { scope }) });
}
