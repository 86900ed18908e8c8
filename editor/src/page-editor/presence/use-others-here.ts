import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { presenceQuery } from '../../api/content/page-presence.ts';

const NOBODY: readonly string[] = [];

/** The names of the colleagues who have the page open now; nobody when that cannot be known. */
export function useOthersHere(pageId: number): readonly string[] {
  const { data, isError } = useQuery(presenceQuery(useApi(), pageId));
  const people = data?.people;
  return useMemo(() => (people && !isError ? people.map(({ name }) => name) : NOBODY), [people, isError]);
}
