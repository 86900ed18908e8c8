import { useState } from 'react';
import {
  MAX_REQUEST_WORDS,
  type PublicationRequest,
  usePublicationRequestMutations,
} from '../../api/content/publication-requests.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import type { RequestDialogProps } from './request-dialog.tsx';
import { Note, Reply } from './words-of-request.tsx';

const SUBJECT = 'publication-request';

type AnswerFormProps = Pick<RequestDialogProps, 'page' | 'onClose'> & { readonly request: PublicationRequest };

/** What was asked, and the answer that the page has to be changed first; publishing is the other answer. */
export function AnswerForm({ page, request, onClose }: AnswerFormProps) {
  const toast = useToast();
  const { sendBack, takeBack } = usePublicationRequestMutations(page.id);
  const [reply, setReply] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { askedAt = '', askedBy = '' } = request;
  const tell = (text: string) => {
    toast({ tone: 'success', text, subject: SUBJECT });
    onClose();
  };

  const send = () => {
    setMissing(reply.trim() === '');
    if (reply.trim() === '') return;
    sendBack.mutate({ askedAt, reply }, { onSuccess: () => tell(t.publicationRequest.sentBack) });
  };

  return (
    <FormDialog
      title={t.publicationRequest.answerTitle}
      submitLabel={t.publicationRequest.sendBack}
      cancelLabel={t.publicationRequest.close}
      isBusy={sendBack.isPending || takeBack.isPending}
      error={sendBack.error ?? takeBack.error}
      isChanged={reply !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t.publicationRequest.askedBy(askedBy, formatMoment(askedAt))}</p>
      <Note>{request.note}</Note>
      {request.isDraft === false && <Notice tone="warning">{t.publicationRequest.changedSince}</Notice>}
      <Reply request={request} />
      <p>{t.publicationRequest.howToPublish}</p>
      <Field label={t.publicationRequest.reply} errors={isMissing ? [t.publicationRequest.needsReply] : []}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={MAX_REQUEST_WORDS}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button
          appearance="danger"
          onClick={() => takeBack.mutate(undefined, { onSuccess: () => tell(t.publicationRequest.takenBack) })}
        >
          {t.publicationRequest.remove}
        </Button>
      </div>
    </FormDialog>
  );
}
