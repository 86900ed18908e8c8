import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { useTranslationMutations } from '../api/content/translations.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { toUrlPath } from '../pages/index.ts';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';

export interface CopyDialogProps {
  readonly page: { readonly id: number; readonly title: string };
  readonly site: { readonly code: string; readonly name: string };
  readonly proposedUrlPath: string;
  /** The address is that of the source, whatever is typed. */
  readonly isByAddress: boolean;
  /** What is unsaved has to be in the copy; false keeps the dialog open. */
  readonly onBeforeCopy?: () => Promise<boolean>;
  readonly onClose: () => void;
}

const isAboutAddress = (error: unknown) => error instanceof ApiError && error.code.startsWith('slug-');

/** The version of a page on another site begins as its copy: a draft, which opens at once. */
export function CopyDialog({ page, site, proposedUrlPath, isByAddress, onBeforeCopy, onClose }: CopyDialogProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { copy } = useTranslationMutations(page.id);
  const [title, setTitle] = useState(page.title);
  const [urlPath, setUrlPath] = useState(proposedUrlPath);
  const [isChecked, setChecked] = useState(false);
  const titleErrors = isChecked && title.trim() === '' ? [t.pages.required] : [];
  const pathErrors = isAboutAddress(copy.error) ? [errorSentence(copy.error)] : [];

  const submit = async () => {
    setChecked(true);
    if (title.trim() === '') return;
    if (onBeforeCopy && !(await onBeforeCopy())) return;
    copy.mutate(
      { site: site.code, title: title.trim(), ...(!isByAddress && { urlPath: toUrlPath(urlPath) }) },
      {
        onSuccess: ({ id }) => {
          toast({ tone: 'success', text: t.translations.copied });
          onClose();
          navigate(`/pages/${id}`);
        },
      },
    );
  };

  return (
    <FormDialog
      title={t.translations.copyTitle(siteLabel(site))}
      submitLabel={t.translations.copySubmit}
      isBusy={copy.isPending}
      error={isAboutAddress(copy.error) ? undefined : copy.error}
      isChanged={title !== page.title || urlPath !== proposedUrlPath}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t.translations.copyText}</p>
      <Field label={t.pages.fields.title} errors={titleErrors} required>
        {(control) => (
          <TextInput {...control} value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <Field
        label={t.pages.fields.urlPath}
        help={isByAddress ? t.translations.copyAddressFixed : t.pages.fields.urlPathHelp}
        errors={pathErrors}
      >
        {(control) => (
          <TextInput
            {...control}
            value={urlPath}
            readOnly={isByAddress}
            onChange={(event) => setUrlPath(event.target.value)}
            onBlur={() => setUrlPath(toUrlPath(urlPath))}
          />
        )}
      </Field>
    </FormDialog>
  );
}
