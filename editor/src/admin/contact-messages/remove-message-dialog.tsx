import { errorSentence } from '../../api/error-sentence.ts';
import { type ContactMessage, useContactMessageMutations } from '../../api/operations/contact-messages.ts';
import { t } from '../../i18n/pl.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

export interface RemoveMessageDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
}

/** Forgets a message, as whoever wrote it may ask for. */
export function RemoveMessageDialog({ message, onClose }: RemoveMessageDialogProps) {
  const words = t.contactMessages.remove;
  const toast = useToast();
  const { remove } = useContactMessageMutations();
  const onConfirm = () =>
    remove.mutate(message, {
      onSuccess: () => toast({ tone: 'success', text: words.done }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      danger
      title={words.title}
      confirmLabel={words.action}
      busy={remove.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
