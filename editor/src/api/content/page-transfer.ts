import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { AnswerOf, BodyOf } from '../contract.ts';

export type ImportBody = BodyOf<'POST /staff/pages/import'>;
export type ImportAnswer = AnswerOf<'POST /staff/pages/import'>;
/** What became, or would become, of one page of a file. */
export type ImportReport = ImportAnswer['items'][number];

/** The same of a saved section. */
export type SectionReport = ImportAnswer['sections'][number];

/** Each of two hundred pages is checked, written and published while somebody waits. */
const TIMEOUT_MS = 180_000;

/** Where the browser gets the file: a link, so that it is saved as it comes. */
export function exportAddress(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return `/staff/pages/export${search.size > 0 ? `?${search}` : ''}`;
}

export function useImportPages() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportBody) => api.post<ImportAnswer>('/staff/pages/import', body, TIMEOUT_MS),
    onSuccess: ({ isDryRun }) =>
      isDryRun
        ? undefined
        : Promise.all(['pages', 'saved-sections'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
