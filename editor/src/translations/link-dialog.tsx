import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { pagesQuery } from '../api/content/pages.ts';
import { useTranslationMutations } from '../api/content/translations.ts';
import type { PageSummary } from '../api/types.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { Combobox } from '../ui/fields/combobox.tsx';
import { Field } from '../ui/fields/field.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import { useDebouncedValue } from '../ui/use-debounced-value.ts';
import styles from './translations-panel.module.css';

interface LinkDialogProps {
  readonly page: PageSummary;
  readonly site: { readonly code: string; readonly name: string };
  readonly onClose: () => void;
}

/** As many as one look at a list takes in; typing finds the others. */
const FOUND_AT_ONCE = 30;
const TYPING_PAUSE_MS = 200;

/** A page of another site that is there already becomes the version of this one. */
export function LinkDialog({ page, site, onClose }: LinkDialogProps) {
  const toast = useToast();
  const { link } = useTranslationMutations(page.id);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PageSummary>();
  const [isChecked, setChecked] = useState(false);
  const search = useDebouncedValue(text, TYPING_PAUSE_MS);
  const found = useQuery(
    pagesQuery(useApi(), {
      site: site.code,
      type: page.type,
      sort: 'title',
      pageSize: FOUND_AT_ONCE,
      ...(chosen ? {} : { search }),
    }),
  );
  const pages = (found.data?.items ?? []).filter(({ isTemplate }) => isTemplate === page.isTemplate);
  const nothing = found.data && pages.length === 0 ? t.translations.linkNothing : undefined;

  const submit = () => {
    setChecked(true);
    if (!chosen) return;
    link.mutate(
      { site: site.code, pageId: chosen.id },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: t.translations.linked });
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t.translations.linkTitle(siteLabel(site))}
      submitLabel={t.translations.linkSubmit}
      isBusy={link.isPending}
      error={link.error ?? undefined}
      isChanged={chosen !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.translations.linkText}</p>
      <div className={styles.picker}>
        <Field
          label={t.translations.linkField}
          help={nothing}
          errors={isChecked && !chosen ? [t.translations.linkRequired] : []}
          required
        >
          {(control) => (
            <Combobox
              control={control}
              placeholder={t.translations.linkPlaceholder}
              text={text}
              loading={found.isPending}
              options={pages.map((each) => ({
                id: String(each.id),
                label: each.title,
                content: (
                  <span className={styles.option}>
                    <span>{each.title}</span>
                    <span className={styles.path}>{each.urlPath}</span>
                  </span>
                ),
              }))}
              onText={(typed) => {
                setText(typed);
                setChosen(undefined);
              }}
              onChoose={(option) => {
                setText(option.label);
                setChosen(pages.find(({ id }) => String(id) === option.id));
              }}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
