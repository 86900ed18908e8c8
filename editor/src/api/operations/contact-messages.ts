import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** What somebody wrote in the contact form of the shop. */
export type ContactMessage = ItemOf<'GET /staff/contact-messages'>;
export type ContactStatus = ContactMessage['status'];

export interface ContactMessagesFilter {
  readonly status?: ContactStatus | undefined;
  readonly search?: string | undefined;
  readonly orderId?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const CONTACT_MESSAGES_KEY = ['contact-messages'];

export const contactMessagesQuery = (api: ApiClient, filter: ContactMessagesFilter) =>
  queryOptions({
    queryKey: [...CONTACT_MESSAGES_KEY, filter],
    queryFn: ({ signal }) => api.get<ListAnswer<ContactMessage>>('/staff/contact-messages', { ...filter }, signal),
    placeholderData: keepPreviousData,
    // Others answer too, and shoppers write on.
    staleTime: 0,
  });

interface Answering {
  readonly message: ContactMessage;
  readonly text: string;
}

interface Settling {
  readonly message: ContactMessage;
  readonly status: ContactStatus;
}

/** What staff do with messages; each change makes the lists forget what they knew. */
export function useContactMessageMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: CONTACT_MESSAGES_KEY });
  return {
    answer: useMutation({
      mutationFn: ({ message: { id, version }, text }: Answering) => {
        const body: BodyOf<'POST /staff/contact-messages/{id}/answers'> = { text, version };
        return api.post<ContactMessage>(`/staff/contact-messages/${id}/answers`, body);
      },
      onSettled,
    }),
    settle: useMutation({
      mutationFn: ({ message: { id, version }, status }: Settling) => {
        const body: BodyOf<'PUT /staff/contact-messages/{id}/status'> = { status, version };
        return api.put<ContactMessage>(`/staff/contact-messages/${id}/status`, body);
      },
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id }: ContactMessage) => api.delete<void>(`/staff/contact-messages/${id}`),
      onSettled,
    }),
  };
}
