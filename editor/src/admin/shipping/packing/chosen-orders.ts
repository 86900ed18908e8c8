/** As many as a page of the list has. */
const MOST = 50;
const ID = /^\d{1,10}$/;

/** The chosen orders that an address names: `?chosen=12,13`. */
export function readChosen(search: URLSearchParams): readonly number[] {
  const ids = (search.get('chosen') ?? '').split(',').filter((text) => ID.test(text));
  return [...new Set(ids.map(Number))].slice(0, MOST);
}

/** The address with these orders chosen. */
export function withChosen(search: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(search);
  if (ids.length === 0) next.delete('chosen');
  else next.set('chosen', ids.join(','));
  return next;
}
