import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { type Site, type SiteBody, useSiteMutations } from '../../../api/content/sites.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import { bodyOf } from '../site.form-values.ts';

export interface MaintenanceActionProps {
  readonly stored: Site;
  readonly onChanged: (saved: Site) => void;
}

/** Closes a site for a while, or opens it again: at once, after one question, whatever is in the form. */
export function MaintenanceAction({ stored, onChanged }: MaintenanceActionProps) {
  const { save } = useSiteMutations();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { code, name, properties } = stored;
  const isClosed = properties.maintenance;

  const onConfirm = () => {
    const site = { ...bodyOf(stored), properties: { ...properties, maintenance: !isClosed } } as SiteBody;
    save.mutate(
      { code, isNew: false, site },
      {
        onSuccess: (saved) => {
          onChanged(saved);
          toast({ tone: 'success', text: isClosed ? t.sites.reopened(name) : t.sites.closed(name) });
        },
        onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <>
      <Button icon={isClosed ? DoorOpen : DoorClosed} onClick={() => setAsking(true)}>
        {isClosed ? t.sites.reopen : t.sites.close}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger={!isClosed}
          title={isClosed ? t.sites.reopenTitle(name) : t.sites.closeTitle(name)}
          confirmLabel={isClosed ? t.sites.reopen : t.sites.close}
          busy={save.isPending}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        >
          {isClosed ? t.sites.reopenText : t.sites.closeText}
        </ConfirmDialog>
      )}
    </>
  );
}
