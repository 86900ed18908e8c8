import { useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import {
  MAX_REQUEST_WORDS,
  type PublicationRequest,
  usePublicationRequestMutations,
} from '../../api/content/publication-requests.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { faultsOf, isWithoutAnswer } from '../publishing/index.ts';
import type { RequestDialogProps } from './request-dialog.tsx';
import { Note, Reply } from './words-of-request.tsx';

/** Of a request only what became of it last is told. */
const SUBJECT = 'publication-request';

type AskFormProps = RequestDialogProps & { readonly request: PublicationRequest };

/** Asks for the page to be published, once more after it was sent back; one's own request can be taken back. */
export function AskForm({ page, autosaver, request, onFaults, onClose }: AskFormProps) {
  const toast = useToast();
  const { ask, takeBack } = usePublicationRequestMutations(page.id);
  const { state, askedAt = '', askedBy = '', isMine } = request;
  // Who asks again about a page that waits changes what was written.
  const written = state === 'waiting' && isMine ? (request.note ?? '') : '';
  const [note, setNote] = useState(written);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      if (!(await autosaver.settle())) {
        const { refusals } = autosaver.getState();
        if (refusals.length > 0) onFaults(refusals);
        else if (isWithoutAnswer(autosaver.getState()))
          toast({ tone: 'danger', text: t.publicationRequest.unsaved, subject: SUBJECT });
        return;
      }
      await ask.mutateAsync({ version: autosaver.getState().version, note });
      toast({ tone: 'success', text: t.publicationRequest.sent, subject: SUBJECT });
      onClose();
    } catch (error) {
      if (hasCode(error, 'page-invalid')) onFaults(faultsOf(error));
      // Every other refusal is said in the dialog.
    } finally {
      setSending(false);
    }
  };

  const forget = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        toast({ tone: 'success', text: t.publicationRequest.takenBack, subject: SUBJECT });
        onClose();
      },
    });

  return (
    <FormDialog
      title={t.publicationRequest.ask}
      submitLabel={state ? t.publicationRequest.sendAgain : t.publicationRequest.send}
      cancelLabel={t.publicationRequest.close}
      isBusy={isSending || takeBack.isPending}
      error={ask.error ?? takeBack.error}
      isChanged={note !== written}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {state === 'waiting' && (
        <p>
          {isMine
            ? t.publicationRequest.sentBy(formatMoment(askedAt))
            : t.publicationRequest.askedBy(askedBy, formatMoment(askedAt))}
        </p>
      )}
      {written === '' && <Note>{request.note}</Note>}
      <Reply request={request} />
      {!state && <p>{t.publicationRequest.askIntro}</p>}
      <Field label={t.publicationRequest.note} help={t.publicationRequest.noteHelp}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={MAX_REQUEST_WORDS}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {isMine && (
        <div>
          <Button appearance="danger" onClick={forget}>
            {t.publicationRequest.takeBack}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
