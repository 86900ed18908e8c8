import type { PageMeta, ShopWords, SiteDetails, Theme } from '@witryna/module-schemas';
import { isPageType, kindsNaming, pageSchema, THEMES } from '@witryna/module-schemas';
import { useState } from 'react';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { UsagesDisclosure } from '../../usages/index.ts';
import { type PageProperties, setPageProperties } from '../document/index.ts';
import { useDocumentStore, usePagePart } from '../editing/index.ts';
import type { Autosaver } from '../publishing/index.ts';
import { AddressField } from './address-field.tsx';
import { ContentFields } from './content/content-fields.tsx';
import { ReferenceField } from './content/reference-fields.tsx';
import { FrameFields } from './frame-fields.tsx';
import { LimitedText } from './limited-text.tsx';
import styles from './page-settings.module.css';
import { SeoFields } from './seo-fields.tsx';
import { SocialFields } from './social-fields.tsx';
import { isAboutSomething, SubjectFields } from './subject-fields.tsx';

export interface PageSettingsProps {
  readonly page: PageSummary;
  readonly site: SiteDetails | undefined;
  /** What the site says in place of names in braces. */
  readonly words: ShopWords | undefined;
  readonly autosaver: Autosaver;
  readonly readOnly: boolean;
  readonly onMoved: (page: PageSummary) => void;
}

/** What belongs to the page as a whole: its name and address, its theme, what search engines and social media say. */
export function PageSettings({ page, site, words, autosaver, readOnly, onMoved }: PageSettingsProps) {
  const store = useDocumentStore();
  const title = usePagePart((document) => document.title);
  const theme = usePagePart((document) => document.theme);
  const type = usePagePart((document) => document.type);
  const meta = usePagePart((document) => document.properties.meta);
  const content = usePagePart((document) => document.contentProperties);
  const setContent = useSetContent();
  // It stays open for who empties its last field.
  const [wasAboutSomething] = useState(() => isAboutSomething(content));
  const isPage = isPageType(type);
  const slug = page.urlPath.slice(1);
  const kinds = page.isTemplate || slug === '' ? [] : kindsNaming(type);
  const used = kinds.map((kind) => ({ kind, key: slug, site: page.site }));
  const set = (properties: PageProperties) =>
    store.dispatch(setPageProperties(store.getPage(), properties), { coalesceAs: 'page' });
  const setMeta = (change: Partial<PageMeta>) =>
    set({ meta: withoutEmpty({ ...store.getPage().properties.meta, ...change }) });

  return (
    <section aria-label={t.pageSettings.title} className={styles.settings}>
      <h2 className={styles.title}>{t.pageSettings.title}</h2>
      <Disclosure title={t.pageSettings.basic} defaultOpen>
        <LimitedText
          label={t.pageSettings.pageTitle}
          pointer="/title"
          value={title}
          limit={pageSchema.properties.title.maxLength}
          required
          readOnly={readOnly}
          onChange={(next) => set({ title: next })}
        />
        {isPage && (
          <ReferenceField
            label={t.pageSettings.parent}
            help={t.pageSettings.parentHelp}
            pointer="/contentProperties/parent"
            kind="page"
            value={content.parent}
            readOnly={readOnly}
            onChange={(parent) => setContent({ parent })}
          />
        )}
        <AddressField page={page} autosaver={autosaver} readOnly={readOnly} onMoved={onMoved} />
        {isPage && (
          <div className={styles.field}>
            <span className={styles.label}>{t.pageSettings.theme}</span>
            <Segmented<Theme>
              label={t.pageSettings.theme}
              segments={THEMES.map((value) => ({ value, label: t.pageSettings.themes[value] }))}
              value={theme}
              disabled={readOnly}
              onChange={(next) => set({ theme: next })}
            />
          </div>
        )}
        {isPage && <FrameFields content={content} site={site} readOnly={readOnly} onChange={setContent} />}
      </Disclosure>
      {type === 'page' && (
        <Disclosure title={t.pageSettings.subject} defaultOpen={wasAboutSomething}>
          <SubjectFields content={content} readOnly={readOnly} onChange={setContent} />
        </Disclosure>
      )}
      {type === 'article' && (
        <Disclosure title={t.pageSettings.article} defaultOpen>
          <ContentFields readOnly={readOnly} onChange={setContent} />
        </Disclosure>
      )}
      {isPage && (
        <>
          <Disclosure title={t.pageSettings.seo} defaultOpen>
            <SeoFields
              meta={meta}
              pageTitle={title}
              urlPath={page.urlPath}
              site={site}
              words={words}
              readOnly={readOnly}
              onChange={setMeta}
            />
          </Disclosure>
          <Disclosure title={t.pageSettings.social}>
            <SocialFields meta={meta} readOnly={readOnly} onChange={setMeta} />
          </Disclosure>
        </>
      )}
      {used.length > 0 && <UsagesDisclosure key={page.urlPath} defaultOpen={!isPage} used={used} />}
    </section>
  );
}

/** Changes some of what the page holds beside its modules. */
export function useSetContent(): (change: Readonly<Record<string, unknown>>) => void {
  const store = useDocumentStore();
  return (change) => {
    const contentProperties = withoutEmpty({ ...store.getPage().contentProperties, ...change });
    store.dispatch(setPageProperties(store.getPage(), { contentProperties }), { coalesceAs: 'page' });
  };
}

/** What was emptied is absent, so that its default holds again. */
function withoutEmpty<T extends object>(record: T): T {
  const entries = Object.entries(record).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as T;
}
