import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { publishedQuery } from '../../../api/content/pages.ts';
import type { PageSummary } from '../../../api/types.ts';
import { t } from '../../../i18n/pl.ts';
import { useDocumentStore } from '../../editing/index.ts';
import type { PreviewShop } from '../../preview/index.ts';
import { Changes, ChangesSkeleton } from './changes.tsx';

export interface WhatChangesProps {
  readonly page: PageSummary;
  /** What the modules of the draft may ask of their shop. */
  readonly shop: PreviewShop;
}

/** What readers of the shop will see differently, module by module; nothing for a page that they do not see yet. */
export function WhatChanges({ page, shop }: WhatChangesProps) {
  const store = useDocumentStore();
  const { data: published, isLoading } = useQuery(publishedQuery(useApi(), page));
  if (isLoading) return <ChangesSkeleton />;
  if (!published) return null;
  return (
    <Changes
      page={page}
      shop={shop}
      before={published.document}
      beforeKey={`published ${page.version}`}
      after={store.getPage()}
      none={t.publishing.nothingChanged}
      title={t.publishing.whatChanged}
    />
  );
}
