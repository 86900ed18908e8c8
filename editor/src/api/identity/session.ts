import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetUnsentTexts } from '../../ui/fields/unsent-texts.ts';
import { forgetLists } from '../../ui/remembered-lists.ts';
import { useApi } from '../api-context.tsx';
import { isSignedOut } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { ROLES, type Role, type Session } from '../types.ts';

export const SESSION_KEY = ['session'];

/** Who is signed in; null when nobody is. */
const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: SESSION_KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Session | null> => {
      try {
        const session = await api.get<Session>('/staff/session');
        api.setCsrfToken(session.csrfToken);
        return session;
      } catch (error) {
        if (isSignedOut(error)) return null;
        throw error;
      }
    },
  });

/** The session as far as it is known; see `sessionQuery`. */
export function useSession() {
  return useQuery(sessionQuery(useApi()));
}

export function useSignIn() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (credentials: { readonly email: string; readonly password: string }) =>
      api.post<Session>('/staff/session', credentials),
    onSuccess: (session) => {
      api.setCsrfToken(session.csrfToken);
      // With a step still to come nobody is signed in yet.
      if (!session.next) queries.setQueryData(SESSION_KEY, session);
    },
  });
}

/** A new password for oneself; the session of this browser goes on, all others end. */
export function useChangeOwnPassword() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (passwords: { readonly password: string; readonly newPassword: string }) =>
      api.put<Session>('/staff/session/password', passwords),
    onSuccess: (session) => {
      api.setCsrfToken(session.csrfToken);
      queries.setQueryData(SESSION_KEY, session);
    },
  });
}

/** The language in which one reads modules and their forms, from now on and on every screen that one works at. */
export function useChangeFormLanguage() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (formLanguage: Session['formLanguage']) =>
      api.put<Session>('/staff/session/form-language', { formLanguage }),
    onSuccess: (session) => queries.setQueryData(SESSION_KEY, session),
  });
}

/** Which mails about the work at pages one gets from now on. */
export function useChangeOwnMails() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mails: Session['mails']) => api.put<Session>('/staff/session/mails', mails),
    onSuccess: (session) => queries.setQueryData(SESSION_KEY, session),
  });
}

export function useSignOut() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/staff/session'),
    onSuccess: () => {
      api.setCsrfToken(undefined);
      forgetLists();
      forgetUnsentTexts();
      // The session itself must stay known: whoever waits for it would hear of a new one only by chance.
      queries.setQueryData(SESSION_KEY, null);
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    },
  });
}

/** True when the role may do what the other one may. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Whether the person at the screen may do what this role may. */
export function useMay(needed: Role): boolean {
  const { data } = useSession();
  return data ? isAtLeast(data.user.role, needed) : false;
}
