import { useQuery } from '@tanstack/react-query';
import { CONTENT_TYPES, type ContentType } from '@witryna/module-schemas';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { ApiError } from '../api/api-error.ts';
import { sitesQuery } from '../api/commerce/catalogue.ts';
import { usePageMutations } from '../api/content/pages.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { useGuardedClose } from '../forms/use-guarded-close.tsx';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select, TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './create-page-dialog.module.css';
import { slugify, toUrlPath } from './slugify.ts';

/** Content that stands for every product or category without a page of its own. */
const TEMPLATE_TYPES: readonly ContentType[] = ['product', 'product-category'];

const isAboutAddress = (error: unknown) => error instanceof ApiError && error.code.startsWith('slug-');

/** Makes a new page and opens it. The address follows the title until it is typed. */
export function CreatePageDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const { data: sites = [] } = useQuery(sitesQuery(useApi()));
  const { create } = usePageMutations();
  const [title, setTitle] = useState('');
  const [typedPath, setTypedPath] = useState<string>();
  const [type, setType] = useState<ContentType>('page');
  const [isTemplate, setTemplate] = useState(false);
  const [site, setSite] = useState<string>();
  const [checked, setChecked] = useState(false);
  const isChanged = title !== '' || typedPath !== undefined;
  const { close, question } = useGuardedClose(isChanged, onClose);
  const canBeTemplate = TEMPLATE_TYPES.includes(type);
  const urlPath = typedPath ?? `/${slugify(title)}`;
  const titleErrors = checked && title.trim() === '' ? [t.pages.required] : [];
  const pathErrors = isAboutAddress(create.error) ? [errorSentence(create.error)] : [];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (title.trim() === '' || create.isPending) return;
    const chosenSite = site ?? sites[0]?.code;
    create.mutate(
      {
        title: title.trim(),
        type,
        urlPath: toUrlPath(urlPath),
        ...(chosenSite && { site: chosenSite }),
        ...(canBeTemplate && isTemplate && { isTemplate }),
      },
      { onSuccess: ({ page }) => navigate(`/pages/${page.id}`) },
    );
  };

  return (
    <Dialog
      title={t.pages.createTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance="primary" busy={create.isPending}>
            {t.pages.createSubmit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles.form}>
        {create.isError && !isAboutAddress(create.error) && (
          <Notice tone="danger">{errorSentence(create.error)}</Notice>
        )}
        <Field label={t.pages.fields.title} errors={titleErrors} required>
          {(control) => (
            <TextInput {...control} value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
        <Field label={t.pages.fields.type}>
          {(control) => (
            <Select {...control} value={type} onChange={(event) => setType(event.target.value as ContentType)}>
              {CONTENT_TYPES.map((known) => (
                <option key={known} value={known}>
                  {t.pages.types[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.pages.fields.urlPath} help={t.pages.fields.urlPathHelp} errors={pathErrors}>
          {(control) => (
            <TextInput
              {...control}
              value={urlPath}
              onChange={(event) => setTypedPath(event.target.value)}
              onBlur={() => typedPath !== undefined && setTypedPath(toUrlPath(typedPath))}
            />
          )}
        </Field>
        {canBeTemplate && (
          <Switch
            label={t.pages.fields.isTemplate}
            help={t.pages.fields.isTemplateHelp}
            checked={isTemplate}
            onChange={setTemplate}
          />
        )}
        {sites.length > 1 && (
          <Field label={t.pages.fields.site}>
            {(control) => (
              <Select {...control} value={site ?? sites[0]?.code} onChange={(event) => setSite(event.target.value)}>
                {sites.map((known) => (
                  <option key={known.code} value={known.code}>
                    {siteLabel(known)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </form>
      {question}
    </Dialog>
  );
}
