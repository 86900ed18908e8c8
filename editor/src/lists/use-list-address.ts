import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { rememberList } from '../ui/remembered-lists.ts';
import { readPage, withFilter } from './with-filter.ts';

export interface ListAddress<Name extends string> {
  /** What narrows the list, as the address says it; what is empty is absent. */
  readonly filter: Readonly<Partial<Record<Name, string>>>;
  readonly page: number;
  readonly isFiltered: boolean;
  readonly change: (change: Readonly<Partial<Record<Name, string | undefined>>>) => void;
  readonly goTo: (page: number) => void;
  readonly clear: () => void;
}

/** A list's filter in the address: it can be linked to, and both the back button and the way back from a record return to it. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [search, setSearch] = useSearchParams();
  const { pathname, search: written } = useLocation();
  useEffect(() => rememberList(pathname, written), [pathname, written]);
  const given = names.flatMap((name): [Name, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    filter: Object.fromEntries(given) as Partial<Record<Name, string>>,
    page: readPage(search),
    isFiltered: given.length > 0,
    change: (change) => setSearch(withFilter(search, change), { replace: true }),
    goTo: (page) => setSearch(withFilter(search, { page })),
    clear: () => setSearch(new URLSearchParams()),
  };
}
