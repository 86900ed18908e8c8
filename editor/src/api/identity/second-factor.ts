import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { Role, Session } from '../types.ts';
import { SESSION_KEY } from './session.ts';

export type NewFactor = AnswerOf<'POST /staff/session/factor/begin'>;
export type ConfirmedFactor = AnswerOf<'POST /staff/session/factor/confirm'>;

const STATUS_KEY = ['second-factor'];
const POLICY_KEY = ['factor-policy'];

/** One's own second factor. */
export const factorStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => api.get<AnswerOf<'GET /staff/session/factor'>>('/staff/session/factor', {}, signal),
    staleTime: 0,
  });

/** The roles that need one. */
export const factorPolicyQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: POLICY_KEY,
    queryFn: ({ signal }) => api.get<AnswerOf<'GET /staff/factor-policy'>>('/staff/factor-policy', {}, signal),
    staleTime: 0,
  });

/** Takes a session that has come through all its steps. */
export function useTakeSession() {
  const api = useApi();
  const queries = useQueryClient();
  return (session: Session) => {
    api.setCsrfToken(session.csrfToken);
    queries.setQueryData(SESSION_KEY, session);
  };
}

/** The second step of signing in. */
export function useFactorCode() {
  const api = useApi();
  const take = useTakeSession();
  return useMutation({
    mutationFn: (code: string) => api.post<Session>('/staff/session/factor', { code }),
    onSuccess: take,
  });
}

/** The writes of one's own second factor. */
export function useOwnFactor() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: STATUS_KEY });
  return {
    begin: useMutation({
      mutationFn: (body: BodyOf<'POST /staff/session/factor/begin'>) =>
        api.post<NewFactor>('/staff/session/factor/begin', body),
    }),
    // What it answers is taken once the recovery codes were seen: the screen of signing in would be gone before.
    confirm: useMutation({
      mutationFn: (code: string) => api.post<ConfirmedFactor>('/staff/session/factor/confirm', { code }),
      onSuccess: ({ session }) => {
        api.setCsrfToken(session.csrfToken);
        return onSuccess();
      },
    }),
    renewCodes: useMutation({
      mutationFn: (code: string) =>
        api.post<AnswerOf<'POST /staff/session/factor/recovery-codes'>>('/staff/session/factor/recovery-codes', {
          code,
        }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (code: string) => api.post<null>('/staff/session/factor/remove', { code }),
      onSuccess,
    }),
  };
}

export function useFactorPolicy() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (roles: readonly Role[]) => api.put('/staff/factor-policy', { roles }),
    onSuccess: () => queries.invalidateQueries({ queryKey: POLICY_KEY }),
  });
}
