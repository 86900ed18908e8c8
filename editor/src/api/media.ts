import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { useApi } from './api-context.tsx';
import type { ApiClient } from './client.ts';
import type { ListAnswer } from './types.ts';

const MEDIA_KEY = ['media'];

export interface MediaDetails {
  readonly title?: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly author?: string;
}

export const mediaQuery = (
  api: ApiClient,
  filter: { kind?: FileKind; search?: string; page?: number; pageSize?: number },
) =>
  queryOptions({
    queryKey: [...MEDIA_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<MediaFile>>('/staff/media', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

export function useUploadMedia() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      // Fields first: the server reads the stream in order and knows them when the file arrives.
      form.set('title', file.name.replace(/\.[^.]+$/, ''));
      form.set('file', file);
      return api.upload<MediaFile>('/staff/media', form);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: MEDIA_KEY }),
  });
}

export function useUpdateMedia() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...details }: MediaDetails & { id: number }) =>
      api.patch<MediaFile>(`/staff/media/${id}`, details),
    onSuccess: () => queries.invalidateQueries({ queryKey: MEDIA_KEY }),
  });
}

export function useRemoveMedia() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.delete(`/staff/media/${id}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: MEDIA_KEY }),
  });
}
