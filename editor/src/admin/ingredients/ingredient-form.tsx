import { useQuery } from '@tanstack/react-query';
import { trimSign } from '@witryna/module-schemas';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type Ingredient, useIngredientMutations } from '../../api/commerce/ingredients.ts';
import { mediaQuery } from '../../api/content/media.ts';
import { useMay } from '../../api/identity/session.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { useRecordFaults } from '../../forms/use-record-faults.tsx';
import { useRemoval } from '../../forms/use-removal.tsx';
import { t } from '../../i18n/pl.ts';
import { PicturesField } from '../../media/index.ts';
import { slugify } from '../../pages/index.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { TranslationsSection } from '../catalogue-translations/index.ts';
import { checkIngredient, fromFormValues, NEW_INGREDIENT, toFormValues } from './ingredient.form-values.ts';

const BACK = { to: '/ingredients', label: t.ingredients.title };
const SHOWN = /^\/(name|description|image|urlPath|inci(\/\d+)?)$/;
const LONGEST_DESCRIPTION = 400;
const LONGEST_CODE = 64;

export interface IngredientFormProps {
  readonly opened?: Ingredient;
  /** Those that there are: a new one is called otherwise. */
  readonly others: readonly Ingredient[];
}

/** What the shop tells of an ingredient; what is saved is in the shop at once. */
export function IngredientForm({ opened, others }: IngredientFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { save, remove } = useIngredientMutations();
  const isReadOnly = !useMay('publisher');
  const { values, set, settle, ...form } = useFormState(opened ? toFormValues(opened) : NEW_INGREDIENT);
  const { faults, problem, accepts } = useRecordFaults(save, (at) => SHOWN.test(at));
  const inciFaults = Object.entries(faults).flatMap(([path, sentences]) => (path.startsWith('/inci') ? sentences : []));
  const plate = useStoredFile(opened?.image);
  const removable = isReadOnly ? undefined : opened;
  const removal = useRemoval({
    of: removable && {
      id: removable.code,
      title: t.ingredients.removeTitle(removable.name),
      text: t.ingredients.removeText,
      removed: t.ingredients.removed(removable.name),
    },
    remove,
    listPath: BACK.to,
    settle,
  });
  const text = { values, faults, onChange: set };

  const onSave = () => {
    const code = opened?.code ?? codeOf(values.name);
    if (!accepts({ ...checkIngredient(values), ...(opened ? {} : faultsOfCode(code, values.name, others)) })) return;
    const onSuccess = () => {
      settle();
      toast({ tone: 'success', text: t.ingredients.saved(values.name.trim()) });
      if (!opened) navigate(`/ingredients/${code}`, { replace: true });
    };
    save.mutate({ code, ingredient: fromFormValues(values) }, { onSuccess });
  };
  return (
    <FormPage
      {...form}
      title={opened?.name ?? t.ingredients.create}
      back={BACK}
      actions={removal.button}
      problem={problem}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      saveLabel={opened ? t.common.save : t.ingredients.createSubmit}
      onSave={onSave}
      aside={
        <FormSection title={t.ingredients.fields.image}>
          <PicturesField
            label={t.ingredients.fields.image}
            none={t.ingredients.noImage}
            most={1}
            origin="ingredient"
            value={values.images}
            known={plate}
            isReadOnly={isReadOnly}
            onChange={(images) => set({ images })}
          />
        </FormSection>
      }
    >
      <FormSection title={t.ingredients.about}>
        <TypedField {...text} name="name" label={t.ingredients.fields.name} help={t.ingredients.nameHelp} isRequired />
        <Field
          label={t.ingredients.fields.description}
          help={t.ingredients.descriptionHelp}
          errors={faults['/description'] ?? []}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={LONGEST_DESCRIPTION}
              value={values.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
        <TypedField {...text} name="urlPath" label={t.ingredients.fields.urlPath} help={t.ingredients.urlPathHelp} />
      </FormSection>
      <FormSection title={t.ingredients.found}>
        <Field label={t.ingredients.fields.inci} help={t.ingredients.inciHelp} errors={inciFaults} required>
          {(control) => (
            <TextArea
              {...control}
              lang="la"
              spellCheck={false}
              value={values.inci}
              onChange={(event) => set({ inci: event.target.value })}
            />
          )}
        </Field>
      </FormSection>
      {opened && <TranslationsSection kind="ingredient" itemKey={opened.code} />}
      {removal.question}
    </FormPage>
  );
}

/** As long as the server takes it. */
const codeOf = (name: string) => trimSign(slugify(name).slice(0, LONGEST_CODE), '-');

/** A new ingredient is known by its name from then on, and must not take the place of another. */
function faultsOfCode(code: string, name: string, others: readonly Ingredient[]): Faults {
  if (name.trim() === '') return {};
  if (code === '') return { '/name': [t.ingredients.noCode] };
  const same = others.find((other) => other.code === code);
  return same ? { '/name': [t.ingredients.taken(same.name)] } : {};
}

/** The picture that the ingredient had when it was opened; it names it by number. */
function useStoredFile(id: number | undefined) {
  const files = useQuery({
    ...mediaQuery(useApi(), { ids: String(id), pageSize: 1 }),
    enabled: id !== undefined,
  });
  return files.data?.items ?? [];
}
