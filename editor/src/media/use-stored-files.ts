import { useQuery } from '@tanstack/react-query';
import type { MediaFile } from '@witryna/module-schemas';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { mediaQuery } from '../api/content/media.ts';

/** As many as the library answers at once. */
const MOST = 100;

/** The files that something had when it was opened, which names them by number. */
export function useStoredFiles(ids: readonly number[]): readonly MediaFile[] {
  const api = useApi();
  const [asked] = useState(() => [...new Set(ids)].slice(0, MOST).join());
  const files = useQuery({ ...mediaQuery(api, { ids: asked, pageSize: MOST }), enabled: asked !== '' });
  return files.data?.items ?? [];
}
