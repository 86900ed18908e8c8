import { errorSentence } from '../../api/error-sentence.ts';
import { useChangeOwnMails, useSession } from '../../api/identity/session.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './own-mails-dialog.module.css';

/** Which mails about the work at pages one gets. */
export function OwnMailsDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const { data: session } = useSession();
  const change = useChangeOwnMails();
  if (!session) return null;
  const mails = change.isPending ? change.variables : session.mails;
  const save = (changed: Partial<typeof mails>) =>
    change.mutate(
      { ...mails, ...changed },
      { onSuccess: () => toast({ tone: 'success', text: t.waiting.saved, subject: 'own-mails' }) },
    );
  return (
    <Dialog
      title={t.waiting.mails}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t.common.close}
        </Button>
      }
    >
      <div className={styles.choices}>
        <p>{t.waiting.mailsText(session.user.email)}</p>
        {change.error && <Notice tone="danger">{errorSentence(change.error)}</Notice>}
        <Switch
          label={t.waiting.publication}
          help={t.waiting.publicationHelp}
          checked={mails.publication}
          onChange={(publication) => save({ publication })}
        />
        <Switch
          label={t.waiting.comments}
          help={t.waiting.commentsHelp}
          checked={mails.comments}
          onChange={(comments) => save({ comments })}
        />
      </div>
    </Dialog>
  );
}
