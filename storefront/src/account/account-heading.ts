import { createContext, use, useEffect } from 'react';

/** Changes the heading of the page that the account shows. */
export const HeadingContext = createContext<(heading: string | undefined) => void>(() => {});

/** Says a page's heading once it is known: its title holds for the page of any order, the heading for one. */
export function useAccountHeading(heading: string | undefined): void {
  const setHeading = use(HeadingContext);
  useEffect(() => setHeading(heading), [heading, setHeading]);
}
