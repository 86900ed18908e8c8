import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { type MailLanguage, mailTemplatesQuery, renderedMailQuery } from '../../api/operations/mails.ts';
import { t } from '../../i18n/pl.ts';
import { ChoiceFilter } from '../../lists/filters.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { BackLink } from '../../ui/layout/record-heading.tsx';
import { ScreenHeading } from '../../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { MailPreview } from './mail-preview.tsx';
import styles from './templates-screen.module.css';

const LANGUAGES = ['pl', 'en'] as const satisfies readonly MailLanguage[];
const FORMS = ['html', 'text'] as const;
const WIDTHS = ['desktop', 'phone'] as const;
const WIDTH_ICONS = { desktop: Monitor, phone: Smartphone };
const FIRST = 'order-accepted';

/** Every mail that the shop sends, with sample data, in both languages, both forms and as wide as a desk's or a phone's screen. */
export function TemplatesScreen() {
  useDocumentTitle(t.mails.templatesTitle);
  const api = useApi();
  const address = useListAddress(['template', 'language', 'form', 'width']);
  const language = parseEnum(LANGUAGES, address.filter.language) ?? 'pl';
  const form = parseEnum(FORMS, address.filter.form) ?? 'html';
  const width = parseEnum(WIDTHS, address.filter.width) ?? 'desktop';
  const templates = useQuery(mailTemplatesQuery(api, language));
  const names = templates.data?.map(({ template }) => template) ?? [];
  const template = parseEnum(names, address.filter.template) ?? parseEnum(names, FIRST) ?? names[0] ?? FIRST;
  const mail = useQuery({ ...renderedMailQuery(api, template, language), enabled: templates.isSuccess });
  const failed = [templates, mail].find(({ isError }) => isError);
  return (
    <>
      <BackLink to="/mails" label={t.mails.title} />
      <ScreenHeading title={t.mails.templatesTitle} lead={t.mails.templatesLead} />
      <div className={styles.tools}>
        <ChoiceFilter
          label={t.mails.template}
          value={template}
          choices={names.map((name) => [name, t.mails.templates[name] ?? name])}
          onChoose={(next) => address.change({ template: next })}
        />
        <Segmented
          label={t.mails.language}
          segments={LANGUAGES.map((value) => ({ value, label: t.mails.languages[value] }))}
          value={language}
          onChange={(next) => address.change({ language: next })}
        />
        <Segmented
          label={t.mails.form}
          segments={FORMS.map((value) => ({ value, label: t.mails.forms[value] }))}
          value={form}
          onChange={(next) => address.change({ form: next })}
        />
        {form === 'html' && (
          <div className={styles.width}>
            <Segmented
              label={t.mails.width}
              segments={WIDTHS.map((value) => ({ value, label: t.mails.widths[value], icon: WIDTH_ICONS[value] }))}
              value={width}
              onChange={(next) => address.change({ width: next })}
            />
          </div>
        )}
      </div>
      {failed && (
        <Notice tone="danger" actions={<Button onClick={() => failed.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(failed.error)}
        </Notice>
      )}
      {!failed && !mail.data && (
        <div role="status" aria-label={t.common.loading}>
          <Skeleton height={480} />
        </div>
      )}
      {mail.data && (
        <MailPreview mail={mail.data} form={form} width={width} name={t.mails.templates[template] ?? template} />
      )}
    </>
  );
}
