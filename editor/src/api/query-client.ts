import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const STALE_MS = 30_000;
const RETRIES = 2;

/** Refusals are answers and are not asked again; silence is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < RETRIES,
      },
    },
  });
}
