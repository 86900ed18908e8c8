import { useQuery } from '@tanstack/react-query';
import { isPageType } from '@witryna/module-schemas';
import { Copy, Download, EllipsisVertical, ExternalLink, EyeOff, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { exportAddress } from '../api/content/page-transfer.ts';
import { fetchPage, usePageMutations } from '../api/content/pages.ts';
import { type Usages, usagesOfRefusal } from '../api/content/references.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useMay } from '../api/identity/session.ts';
import type { PageSummary } from '../api/types.ts';
import { t } from '../i18n/pl.ts';
import { Menu, type MenuItem } from '../ui/buttons/menu.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { InUseDialog } from '../usages/index.ts';
import { copyOfPage } from './copy-of-page.ts';
import { shopAddress } from './shop-address.ts';

/** What can be done with a page from the list. */
export function PageActions({ page }: { readonly page: PageSummary }) {
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const { data: sites } = useQuery(sitesQuery(api));
  const [asking, setAsking] = useState<'delete' | 'unpublish'>();
  const { create, remove, unpublish } = usePageMutations();
  const mayEdit = useMay('editor');
  const mayPublish = useMay('publisher');
  const isLive = page.status !== 'draft';
  const live = isLive && !page.isTemplate && isPageType(page.type) ? shopAddress(sites, page) : undefined;
  const [usages, setUsages] = useState<Usages>();
  const onError = (error: unknown) => {
    const found = usagesOfRefusal(error);
    if (found) setUsages(found);
    else toast({ tone: 'danger', text: errorSentence(error) });
  };

  const duplicate = async () => {
    try {
      const { document } = await fetchPage(api, page.id);
      const copy = await create.mutateAsync(copyOfPage(page, document));
      navigate(`/pages/${copy.page.id}`);
    } catch (error) {
      onError(error);
    }
  };

  const items: MenuItem[] = [
    ...(live
      ? [{ label: t.pages.seeLive, icon: ExternalLink, onSelect: () => void window.open(live, '_blank', 'noopener') }]
      : []),
    ...(mayEdit ? [{ label: t.pages.duplicate, icon: Copy, onSelect: () => void duplicate() }] : []),
    {
      label: t.pages.download,
      icon: Download,
      onSelect: () => window.location.assign(exportAddress({ ids: String(page.id) })),
    },
    ...(mayPublish && isLive
      ? [{ label: t.pages.unpublish, icon: EyeOff, onSelect: () => setAsking('unpublish') }]
      : []),
    ...(mayPublish && !isLive
      ? [{ label: t.pages.delete, icon: Trash2, danger: true, onSelect: () => setAsking('delete') }]
      : []),
  ];

  const close = () => setAsking(undefined);
  return (
    <>
      <Menu label={t.pages.rowActions(page.title)} icon={EllipsisVertical} items={items} />
      {usages && (
        <Suspense>
          <InUseDialog name={page.title} usages={usages} onClose={() => setUsages(undefined)} />
        </Suspense>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          danger
          title={t.pages.deleteTitle(page.title)}
          confirmLabel={t.pages.delete}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() =>
            remove.mutate(page, {
              onError,
              onSettled: close,
              onSuccess: () => toast({ tone: 'success', text: t.pages.deleted(page.title) }),
            })
          }
        >
          {t.pages.deleteText}
        </ConfirmDialog>
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          danger
          title={t.pages.unpublishTitle(page.title)}
          confirmLabel={t.pages.unpublish}
          busy={unpublish.isPending}
          onClose={close}
          onConfirm={() =>
            unpublish.mutate(page, {
              onError,
              onSettled: close,
              onSuccess: () => toast({ tone: 'success', text: t.pages.unpublished(page.title) }),
            })
          }
        >
          {t.pages.unpublishText}
        </ConfirmDialog>
      )}
    </>
  );
}
