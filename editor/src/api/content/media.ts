import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { ListAnswer } from '../types.ts';

const MEDIA_KEY = ['media'];

export interface MediaDetails {
  readonly title?: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly author?: string;
}

/** Where files are looked for by what shows them; `nothing` finds those that may be deleted. */
export const FILE_PLACES = ['products', 'hero', 'articles', 'nothing'] as const;
export type FilePlace = (typeof FILE_PLACES)[number];

/** A file as the library lists it. */
export interface ListedFile extends MediaFile {
  /** How many pages, sites and things of the catalogue show it. */
  readonly uses: number;
}

export interface MediaFilter {
  readonly kind?: FileKind;
  /** Only these, `3,4`. */
  readonly ids?: string;
  readonly shownIn?: FilePlace | undefined;
  readonly search?: string;
  readonly page?: number;
  readonly pageSize?: number;
}

export const mediaQuery = (api: ApiClient, filter: MediaFilter) =>
  queryOptions({
    queryKey: [...MEDIA_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<ListedFile>>('/staff/media', { ...filter }, signal),
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
