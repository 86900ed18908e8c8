import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import {
  languagesQuery,
  type TranslatedKind,
  translationEntryQuery,
} from '../../api/commerce/catalogue-translations.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { FormSection } from '../../forms/form-page.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TranslationLanguages } from './translation-languages.tsx';

export interface TranslationsSectionProps {
  readonly kind: TranslatedKind;
  readonly itemKey: string;
}

/** In the form of a thing: its languages, and the way to its words in each. Absent in a shop of one language. */
export function TranslationsSection({ kind, itemKey }: TranslationsSectionProps) {
  const api = useApi();
  const { data: languages = [] } = useQuery(languagesQuery(api));
  const entry = useQuery(translationEntryQuery(api, kind, itemKey));
  if (languages.length === 0) return null;
  return (
    <FormSection title={t.catalogueTranslations.title}>
      {entry.isPending && <Skeleton height={36} />}
      {entry.isError && (
        <Notice tone="danger" actions={<Button onClick={() => entry.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(entry.error)}
        </Notice>
      )}
      {entry.data && <TranslationLanguages kind={kind} itemKey={itemKey} languages={languages} entry={entry.data} />}
    </FormSection>
  );
}
