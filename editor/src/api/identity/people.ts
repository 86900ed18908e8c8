import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** Somebody who may sign in here. */
export type Person = ItemOf<'GET /staff/users'>;

export type NewPerson = BodyOf<'POST /staff/users'>;

export type PersonChange = BodyOf<'PATCH /staff/users/{id}'>;

const PEOPLE_KEY = ['people'];

export const peopleQuery = (api: ApiClient, paging: { readonly page: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, paging],
    queryFn: ({ signal }) => api.get<ListAnswer<Person>>('/staff/users', paging, signal),
    placeholderData: keepPreviousData,
  });

/** The writes of people; each makes the list forget what it knew. */
export function usePeopleMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: PEOPLE_KEY });
  return {
    create: useMutation({ mutationFn: (person: NewPerson) => api.post<Person>('/staff/users', person), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, ...change }: PersonChange & { readonly id: number }) =>
        api.patch<Person>(`/staff/users/${id}`, change),
      onSuccess,
    }),
    resetFactor: useMutation({
      mutationFn: (id: number) => api.delete(`/staff/users/${id}/factor`),
      onSuccess,
    }),
  };
}
