import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

export interface LeaveQuestionProps {
  readonly title: string;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Whether what was typed may be lost. The focus begins at the answer that loses nothing; Escape stays, too. */
export function LeaveQuestion({ title, leaveLabel, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t.forms.stay}</Button>
          <Button appearance="danger" onClick={onLeave}>
            {leaveLabel}
          </Button>
        </>
      }
    >
      {t.forms.leaveText}
    </Dialog>
  );
}
