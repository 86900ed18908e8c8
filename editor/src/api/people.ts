import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import type { ApiClient } from './client.ts';
import type { ListAnswer, Role, StaffUser } from './types.ts';

/** Somebody who may sign in here. */
export interface Person extends StaffUser {
  readonly isActive: boolean;
  readonly createdAt: string;
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

export interface PersonChange {
  readonly name?: string;
  readonly role?: Role;
  readonly isActive?: boolean;
  readonly password?: string;
}

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
  };
}
