import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { hasCode } from '../../api/api-error.ts';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import { type Review, useReviewDecisions } from '../../api/commerce/reviews.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { languageName } from '../../i18n/language-name.ts';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { type LanguageChoice, languageChoices } from './language-choices.ts';

export interface LanguageDialogProps {
  readonly review: Review;
  readonly onClose: () => void;
}

/** Asks which language a review is in: not everybody writes in that of the site. */
export function LanguageDialog({ review, onClose }: LanguageDialogProps) {
  const toast = useToast();
  const [language, setLanguage] = useState(review.language);
  const { setLanguage: save } = useReviewDecisions();
  // Without the sites all languages are in one list.
  const { data: sites = [] } = useQuery(sitesQuery(useApi()));
  const siteLanguages = sites.map((site) => site.language);
  const { ofSites, others } = languageChoices(siteLanguages, review.language);
  const isChanged = language !== review.language;

  const onSubmit = () => {
    if (!isChanged) return onClose();
    const onSuccess = (saved: Review) => {
      toast({ tone: 'success', text: t.reviews.languageChanged(saved.nickname, languageName(saved.language)) });
      onClose();
    };
    const onError = (error: unknown) => {
      // Its card goes with the next list, and this dialog with it: the sentence has to stay.
      if (!hasCode(error, 'review-missing')) return;
      toast({ tone: 'danger', text: errorSentence(error) });
      onClose();
    };
    save.mutate({ review, language }, { onSuccess, onError });
  };
  return (
    <FormDialog
      title={t.reviews.languageTitle}
      submitLabel={t.common.save}
      isBusy={save.isPending}
      error={save.error}
      isChanged={isChanged}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t.reviews.languageText}</p>
      <Field label={t.reviews.languageField}>
        {(control) => (
          <Select {...control} value={language} onChange={(event) => setLanguage(event.target.value)}>
            {ofSites.length > 0 && <LanguageGroup label={t.reviews.languagesOfSites} choices={ofSites} />}
            <LanguageGroup label={t.reviews.otherLanguages} choices={others} />
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}

function LanguageGroup({ label, choices }: { readonly label: string; readonly choices: readonly LanguageChoice[] }) {
  return (
    <optgroup label={label}>
      {choices.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
