import { useQuery } from '@tanstack/react-query';
import { THEMES } from '@witryna/module-schemas';
import { ExternalLink, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { sitesQuery } from '../../api/catalogue.ts';
import { type StoredCategory, useSaveCategory } from '../../api/categories.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { mediaQuery } from '../../api/media.ts';
import { useMay } from '../../api/session.ts';
import { type Faults, faultsAtFields, faultsElsewhere } from '../../forms/faults-at-fields.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { t } from '../../i18n/pl.ts';
import { PicturesField } from '../../media/index.ts';
import { shopAddress } from '../../pages/index.ts';
import { Field } from '../../ui/field.tsx';
import { Select, TextArea, TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { TranslationsSection } from '../catalogue-translations/index.ts';
import {
  checkCategory,
  fromFormValues,
  newCategory,
  nextPosition,
  pathOf,
  slugOf,
  toFormValues,
} from './category.form-values.ts';
import { categoryAddress } from './category-address.ts';

const BACK = { to: '/categories', label: t.categories.title };
const SHOWN = /^\/(name|path|position|description|image|theme)$/;
const LONGEST_NAME = 200;
const LONGEST_SLUG = 100;
const LONGEST_DESCRIPTION = 4_000;

export interface CategoryFormProps {
  readonly opened?: StoredCategory;
  readonly all: readonly StoredCategory[];
  /** Below which a new one begins. */
  readonly parent?: string;
}

/** A category of the shop; what is saved is in the shop at once. */
export function CategoryForm({ opened, all, parent = '' }: CategoryFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const save = useSaveCategory();
  const isReadOnly = !useMay('publisher');
  const { values, set, settle, ...form } = useFormState(opened ? toFormValues(opened) : newCategory(all, parent));
  const [found, setFound] = useState<Faults>({});
  const refused = faultsAtFields(save.error);
  const faults = { ...refused, ...found };
  const path = pathOf(values);
  const { data: sites } = useQuery(sitesQuery(useApi()));
  const [first] = sites ?? [];
  const live = opened && first && shopAddress(sites, { site: first.code, urlPath: `/${opened.path}` });
  const picture = useStoredFile(opened?.image);

  const onSave = () => {
    const wrong = checkCategory(values, opened ? undefined : all);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    save.mutate(
      { ...fromFormValues(values), ...(!opened && { isNew: true }) },
      {
        onSuccess: () => {
          settle();
          const name = values.name.trim();
          toast({ tone: 'success', text: opened ? t.categories.saved(name) : t.categories.created(name) });
          if (!opened) navigate(categoryAddress(path), { replace: true });
        },
      },
    );
  };
  const problems = save.isError
    ? [errorSentence(save.error), ...faultsElsewhere(refused, (at) => SHOWN.test(at))]
    : undefined;
  return (
    <FormPage
      {...form}
      title={opened?.name ?? t.categories.create}
      back={BACK}
      actions={
        opened && (
          <>
            {!isReadOnly && (
              <Link to={`/categories/new?parent=${encodeURIComponent(opened.path)}`}>
                <FolderPlus size={14} aria-hidden="true" /> {t.categories.createBelow}
              </Link>
            )}
            {live && (
              <a href={live} target="_blank" rel="noreferrer">
                <ExternalLink size={14} aria-hidden="true" /> {t.categories.seeLive}
              </a>
            )}
          </>
        )
      }
      problem={problems?.map((sentence) => <p key={sentence}>{sentence}</p>)}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      saveLabel={opened ? t.common.save : t.categories.createSubmit}
      onSave={onSave}
      aside={
        <FormSection title={t.categories.look}>
          <PicturesField
            label={t.categories.fields.image}
            none={t.categories.noImage}
            most={1}
            origin="category"
            value={values.images}
            known={picture}
            isReadOnly={isReadOnly}
            onChange={(images) => set({ images })}
          />
          <Field label={t.categories.fields.theme} errors={faults['/theme']}>
            {(control) => (
              <Select {...control} value={values.theme} onChange={(event) => set({ theme: event.target.value })}>
                <option value="">{t.categories.ownTheme}</option>
                {THEMES.map((theme) => (
                  <option key={theme} value={theme}>
                    {t.pageSettings.themes[theme]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FormSection>
      }
    >
      <FormSection title={t.categories.words}>
        {!opened && <Notice>{t.categories.menuHint}</Notice>}
        <Field label={t.categories.fields.name} errors={faults['/name']} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={LONGEST_NAME}
              value={values.name}
              onChange={({ target: { value: name } }) =>
                // The address follows the name until somebody has written another.
                set({ name, ...(!opened && values.slug === slugOf(values.name) && { slug: slugOf(name) }) })
              }
            />
          )}
        </Field>
        {opened ? (
          <p>{t.categories.address(`/${opened.path}`)}</p>
        ) : (
          <FormRow>
            <Field label={t.categories.fields.parent}>
              {(control) => (
                <Select
                  {...control}
                  value={values.parent}
                  onChange={({ target: { value } }) =>
                    set({ parent: value, position: String(nextPosition(all, value)) })
                  }
                >
                  <option value="">{t.categories.top}</option>
                  {all.map((category) => (
                    <option key={category.path} value={category.path}>
                      {category.trail.join(' › ')}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={t.categories.fields.slug}
              help={t.categories.slugHelp(`/${path}`)}
              errors={faults['/path']}
              required
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={LONGEST_SLUG}
                  value={values.slug}
                  onChange={(event) => set({ slug: event.target.value })}
                />
              )}
            </Field>
          </FormRow>
        )}
        <TypedField
          values={values}
          faults={faults}
          onChange={set}
          name="position"
          label={t.categories.fields.position}
          help={t.categories.positionHelp}
          maxLength={6}
          inputMode="numeric"
        />
        <Field
          label={t.categories.fields.description}
          help={t.categories.descriptionHelp}
          errors={faults['/description']}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={LONGEST_DESCRIPTION}
              value={values.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
      </FormSection>
      {opened && <TranslationsSection kind="category" itemKey={opened.path} />}
    </FormPage>
  );
}

/** The picture that the category had when it was opened; it names it by number. */
function useStoredFile(id: number | undefined) {
  const files = useQuery({ ...mediaQuery(useApi(), { ids: String(id), pageSize: 1 }), enabled: id !== undefined });
  return files.data?.items ?? [];
}
