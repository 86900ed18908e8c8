import { useQuery } from '@tanstack/react-query';
import { THEMES } from '@witryna/module-schemas';
import { ExternalLink, FolderInput, FolderPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { hasCode } from '../../api/api-error.ts';
import { sitesQuery } from '../../api/commerce/catalogue.ts';
import {
  type SavedCategory,
  type StoredCategory,
  useRemoveCategory,
  useSaveCategory,
} from '../../api/commerce/categories.ts';
import { usagesOfRefusal } from '../../api/content/references.ts';
import { useMay } from '../../api/identity/session.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { useRecordFaults } from '../../forms/use-record-faults.tsx';
import { useRemoval } from '../../forms/use-removal.tsx';
import { t } from '../../i18n/pl.ts';
import { PicturesField, useStoredFiles } from '../../media/index.ts';
import { shopAddress } from '../../pages/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { InUseDialog, UsagesDisclosure } from '../../usages/index.ts';
import { TranslationsSection } from '../catalogue-translations/index.ts';
import {
  type CategoryFormValues,
  checkCategory,
  fromFormValues,
  newCategory,
  pathOf,
  slugOf,
  toFormValues,
} from './category.form-values.ts';
import { categoryAddress } from './category-address.ts';
import { CategoryConflictNotice } from './category-conflict-notice.tsx';
import { CategoryPlaceFields } from './category-place-fields.tsx';
import { MoveCategoryDialog } from './move-category-dialog.tsx';

const BACK = { to: '/categories', label: t.categories.title };
const SHOWN = /^\/(name|path|description|image|theme)$/;
const LONGEST_NAME = 200;
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
  const { values, set, settle, ...form } = useFormState(opened ? toFormValues(opened) : newCategory(parent));
  const [stored, setStored] = useState<SavedCategory | undefined>(opened);
  const [isMoving, setMoving] = useState(false);
  const { faults, problem, accepts } = useRecordFaults(save, (at) => SHOWN.test(at));
  const path = pathOf(values);
  const { data: sites } = useQuery(sitesQuery(useApi()));
  const [first] = sites ?? [];
  const live = opened && first && shopAddress(sites, { site: first.code, urlPath: `/${opened.path}` });
  const picture = useStoredFiles(opened?.image === undefined ? [] : [opened.image]);

  const onSave = () => {
    if (!accepts(checkCategory(values, opened ? undefined : all))) return;
    save.mutate(
      { ...fromFormValues(values), ...(stored ? { revision: stored.revision } : { isNew: true }) },
      {
        onSuccess: (saved) => {
          setStored(saved);
          settle();
          const name = values.name.trim();
          toast({ tone: 'success', text: opened ? t.categories.saved(name) : t.categories.created(name) });
          if (!opened) navigate(categoryAddress(path), { replace: true });
        },
      },
    );
  };
  const remove = useRemoveCategory();
  const usages = usagesOfRefusal(remove.error);
  const removal = useRemoval({
    of:
      stored && !isReadOnly
        ? {
            id: stored.path,
            title: t.categories.removeTitle(stored.name),
            text: t.categories.removeText,
            removed: t.categories.removed(stored.name),
          }
        : undefined,
    remove,
    listPath: BACK.to,
    settle,
    explains: (error) => usagesOfRefusal(error) !== undefined,
  });
  const onMerge = (newest: SavedCategory, merged: CategoryFormValues) => {
    save.reset();
    setStored(newest);
    settle(toFormValues(newest));
    set(merged);
  };
  return (
    <>
      <FormPage
        {...form}
        title={stored?.name ?? t.categories.create}
        back={BACK}
        badge={stored?.isHidden ? <Badge>{t.categories.hidden}</Badge> : undefined}
        actions={
          opened && (
            <>
              {!isReadOnly && (
                <Link to={`/categories/new?parent=${encodeURIComponent(opened.path)}`}>
                  <FolderPlus size={14} aria-hidden="true" /> {t.categories.createBelow}
                </Link>
              )}
              {!isReadOnly && (
                <Button icon={FolderInput} onClick={() => setMoving(true)}>
                  {t.categories.move}
                </Button>
              )}
              {live && !stored?.isHidden && !opened.isBelowHidden && (
                <a href={live} target="_blank" rel="noreferrer">
                  <ExternalLink size={14} aria-hidden="true" /> {t.categories.seeLive}
                </a>
              )}
              {removal.button}
            </>
          )
        }
        problem={
          stored && hasCode(save.error, 'category-conflict') ? (
            <CategoryConflictNotice opened={stored} typed={values} onMerge={onMerge} />
          ) : (
            problem
          )
        }
        faults={faults}
        isReadOnly={isReadOnly}
        isBusy={save.isPending}
        saveLabel={opened ? t.common.save : t.categories.createSubmit}
        onSave={onSave}
        aside={
          <>
            <FormSection title={t.categories.visibility}>
              <Switch
                label={t.categories.isHidden}
                help={t.categories.isHiddenHelp}
                checked={values.isHidden}
                onChange={(isHidden) => set({ isHidden })}
              />
              {opened?.isBelowHidden && <Notice>{t.categories.isBelowHidden}</Notice>}
            </FormSection>
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
          </>
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
            <CategoryPlaceFields
              values={values}
              parents={all}
              help={t.categories.slugHelp(`/${path}`)}
              faults={faults}
              onChange={set}
            />
          )}
          <TypedField
            values={values}
            faults={faults}
            onChange={set}
            name="description"
            label={t.categories.fields.description}
            help={t.categories.descriptionHelp}
            maxLength={LONGEST_DESCRIPTION}
            rows={4}
          />
        </FormSection>
        {opened && <TranslationsSection kind="category" itemKey={opened.path} />}
        {opened && <UsagesDisclosure used={[{ kind: 'category', key: opened.path }]} />}
        {removal.question}
        {usages && (
          <Suspense>
            <InUseDialog name={values.name} text={t.categories.inUse} usages={usages} onClose={remove.reset} />
          </Suspense>
        )}
      </FormPage>
      {opened && isMoving && (
        <MoveCategoryDialog
          category={{ ...opened, ...stored }}
          all={all}
          onMoved={(to) => {
            settle();
            navigate(categoryAddress(to), { replace: true });
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
}
