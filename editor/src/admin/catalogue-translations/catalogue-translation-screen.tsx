import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { languagesQuery, TRANSLATED_KINDS, translationEntryQuery } from '../../api/commerce/catalogue-translations.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { parseEnum } from '../../lists/parse-enum.ts';
import { TranslationForm } from './translation-form.tsx';

/** The words of one thing of the catalogue in one language, opened for work. */
export function CatalogueTranslationScreen() {
  const { language = '', kind: given, '*': key = '' } = useParams();
  const kind = parseEnum(TRANSLATED_KINDS, given);
  const api = useApi();
  const languages = useQuery(languagesQuery(api));
  const entry = useQuery(translationEntryQuery(api, kind, key));
  const back = {
    to: `/catalogue-translations?language=${language}&kind=${kind ?? 'product'}`,
    label: t.catalogueTranslations.title,
  };
  return (
    <LoadedRecord query={languages} back={back}>
      {(known) => (
        <LoadedRecord query={entry} back={back}>
          {(opened) => (
            <TranslationForm
              key={`${language} ${opened.original.kind} ${opened.original.key}`}
              entry={opened}
              language={language}
              languages={known}
              back={back}
            />
          )}
        </LoadedRecord>
      )}
    </LoadedRecord>
  );
}
