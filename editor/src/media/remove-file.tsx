import type { MediaFile } from '@witryna/module-schemas';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRemoveMedia } from '../api/content/media.ts';
import { type Usages, usagesOfRefusal } from '../api/content/references.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { InUseDialog } from '../usages/index.ts';
import { fileName } from './file-name.ts';

/** Takes a file out of the library for good; one that is in use stays, and it is said where. */
export function RemoveFile({ file, onRemoved }: { readonly file: MediaFile; readonly onRemoved: () => void }) {
  const remove = useRemoveMedia();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [usages, setUsages] = useState<Usages>();
  const name = fileName(file);
  const onConfirm = () =>
    remove.mutate(file.id, {
      onSuccess: () => {
        toast({ tone: 'success', text: t.media.removed(name) });
        onRemoved();
      },
      onError: (error) => {
        setAsking(false);
        const found = usagesOfRefusal(error);
        if (found) setUsages(found);
        else toast({ tone: 'danger', text: errorSentence(error) });
      },
    });
  return (
    <>
      <Button appearance="quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {t.media.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={t.media.removeTitle(name)}
          confirmLabel={t.media.remove}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={onConfirm}
        >
          {t.media.removeText}
        </ConfirmDialog>
      )}
      {usages && (
        <Suspense>
          <InUseDialog name={name} usages={usages} onClose={() => setUsages(undefined)} />
        </Suspense>
      )}
    </>
  );
}
