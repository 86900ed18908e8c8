import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type MailEntry = ItemOf<'GET /staff/mails'>;
export type MailState = MailEntry['state'];
export const MAIL_STATES = ['waiting', 'sent', 'given-up'] as const satisfies readonly MailState[];
export type MailTemplate = AnswerOf<'GET /staff/mails/templates'>[number];
export type RenderedMail = AnswerOf<'GET /staff/mails/templates/{template}/{language}'>;
export type MailLanguage = 'pl' | 'en';

export interface MailsFilter {
  readonly state?: MailState | undefined;
  readonly template?: string | undefined;
  readonly to?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const MAILS_KEY = ['mails'];

export const mailsQuery = (api: ApiClient, filter: MailsFilter) =>
  queryOptions({
    queryKey: [...MAILS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<MailEntry>>('/staff/mails', { ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const mailTemplatesQuery = (api: ApiClient, language: MailLanguage) =>
  queryOptions({
    queryKey: [...MAILS_KEY, 'templates', language],
    queryFn: ({ signal }) => api.get<readonly MailTemplate[]>('/staff/mails/templates', { language }, signal),
  });

export const renderedMailQuery = (api: ApiClient, template: string, language: MailLanguage) =>
  queryOptions({
    queryKey: [...MAILS_KEY, 'rendered', template, language],
    queryFn: ({ signal }) => api.get<RenderedMail>(`/staff/mails/templates/${template}/${language}`, {}, signal),
    placeholderData: keepPreviousData,
  });

/** Tries once more to send a mail that was given up. */
export function useRetryMail() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.post(`/staff/mails/${id}/retry`),
    onSettled: () => queries.invalidateQueries({ queryKey: [...MAILS_KEY, 'list'] }),
  });
}
