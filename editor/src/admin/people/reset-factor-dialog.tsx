import { errorSentence } from '../../api/error-sentence.ts';
import { type Person, usePeopleMutations } from '../../api/identity/people.ts';
import { t } from '../../i18n/pl.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

interface ResetFactorDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Helps somebody who has lost phone and recovery codes. */
export function ResetFactorDialog({ person, onClose }: ResetFactorDialogProps) {
  const toast = useToast();
  const { resetFactor } = usePeopleMutations();
  const name = person.name || person.email;
  const onSuccess = () => {
    toast({ tone: 'success', text: t.secondFactor.resetDone(name) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t.secondFactor.resetOf(name)}
      confirmLabel={t.secondFactor.reset}
      danger
      busy={resetFactor.isPending}
      onConfirm={() => resetFactor.mutate(person.id, { onSuccess })}
      onClose={onClose}
    >
      {resetFactor.isError && <Notice tone="danger">{errorSentence(resetFactor.error)}</Notice>}
      <p>{t.secondFactor.resetText}</p>
    </ConfirmDialog>
  );
}
