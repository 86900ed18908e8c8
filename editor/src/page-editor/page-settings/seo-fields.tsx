import {
  DEFAULT_ROBOTS,
  fillWords,
  isSafeHref,
  type PageMeta,
  pageMetaSchema,
  type ShopWords,
  type SiteDetails,
} from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { shopAddress } from '../../pages/index.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { LimitedText } from './limited-text.tsx';
import styles from './page-settings.module.css';
import { resultTitle } from './result-title.ts';

export interface SeoFieldsProps {
  readonly meta: PageMeta;
  readonly pageTitle: string;
  readonly urlPath: string;
  readonly site: SiteDetails | undefined;
  /** What the site says in place of names in braces: the preview shows what is read, the fields what is written. */
  readonly words: ShopWords | undefined;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<PageMeta>) => void;
}

const NO_WORDS: ShopWords = {};
const limits = pageMetaSchema.properties;

/** What search engines are told, with how it may look there. */
export function SeoFields({ meta, pageTitle, urlPath, site, words = NO_WORDS, readOnly, onChange }: SeoFieldsProps) {
  const robots = meta.robots ?? DEFAULT_ROBOTS;
  const address = site && shopAddress([site], { site: site.code, urlPath });
  const shown = fillWords({ title: meta.title || pageTitle, description: meta.description }, words);
  const known = t.pageSettings.robotsValues;
  return (
    <>
      <figure className={styles.result} aria-label={t.pageSettings.seoPreview}>
        <p className={styles.resultAddress}>{address ?? urlPath}</p>
        <p className={styles.resultTitle}>{resultTitle(shown.title, site?.postfix)}</p>
        <p className={styles.resultText}>{shown.description || t.pageSettings.metaDescriptionMissing}</p>
      </figure>
      <LimitedText
        label={t.pageSettings.metaTitle}
        pointer="/properties/meta/title"
        help={t.pageSettings.metaTitleHelp}
        value={meta.title}
        placeholder={pageTitle}
        limit={limits.title.maxLength}
        readOnly={readOnly}
        onChange={(title) => onChange({ title })}
      />
      <LimitedText
        multiline
        label={t.pageSettings.metaDescription}
        pointer="/properties/meta/description"
        help={t.pageSettings.metaDescriptionHelp}
        value={meta.description}
        limit={limits.description.maxLength}
        readOnly={readOnly}
        onChange={(description) => onChange({ description })}
      />
      <Field label={t.pageSettings.robots} pointer="/properties/meta/robots">
        {(control) => (
          <Select
            {...control}
            disabled={readOnly}
            value={robots}
            onChange={(event) => onChange({ robots: event.target.value })}
          >
            {!(robots in known) && <option value={robots}>{robots}</option>}
            {Object.entries(known).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t.pageSettings.canonical}
        pointer="/properties/meta/canonical"
        help={t.pageSettings.canonicalHelp}
        errors={meta.canonical && !isSafeHref(meta.canonical) ? [t.inspector.link.wrong] : []}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            placeholder={address}
            maxLength={limits.canonical.maxLength}
            readOnly={readOnly}
            value={meta.canonical ?? ''}
            onChange={(event) => onChange({ canonical: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
