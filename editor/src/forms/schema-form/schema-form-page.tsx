import { queryOptions, type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { type Faults, faultsAtFields, faultsElsewhere } from '../faults-at-fields.ts';
import { FormPage } from '../form-page.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { useFormState } from '../use-form-state.ts';
import { useRemoval } from '../use-removal.tsx';
import { checkForm } from './check-form.ts';
import type { FormDefinition, FormValues } from './define-form.ts';
import { bodyOf, initialValues, isShown, valuesOf } from './form-values.ts';

/** The sentences of one kind of thing; `name` is what `nameOf` gives. */
export interface SchemaFormWords {
  /** The list that the form goes back to. */
  readonly title: string;
  readonly create: string;
  readonly createSubmit: string;
  readonly saved: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly removeTitle: (name: string) => string;
  readonly removeText: string;
}

export interface SchemaFormPageProps<Body, Stored extends FormValues<Body> & { readonly id: number }> {
  readonly form: FormDefinition<Body, Stored>;
  /** What is opened; absent for a new one. */
  readonly query?: UseQueryResult<Stored>;
  /** The address of the list; one of them is opened below it, by its id. */
  readonly path: string;
  readonly words: SchemaFormWords;
  readonly nameOf: (stored: Stored) => string;
  readonly badge: (stored: Stored) => ReactNode;
  readonly isReadOnly: boolean;
  readonly mutations: {
    readonly save: UseMutationResult<Stored, Error, { readonly id?: number; readonly terms: Body }>;
    readonly remove: UseMutationResult<unknown, Error, number>;
  };
}

/** The machinery of forms is large, and lists do without it: it comes with the first form, as does each validator. */
const machineryQuery = <Body, Stored>(form: FormDefinition<Body, Stored>) =>
  queryOptions({
    queryKey: ['schema-form', form.route],
    queryFn: async () => {
      const [validators, { makeValidator }, { SchemaFields }] = await Promise.all([
        form.loadValidators(),
        import('./make-validator.ts'),
        import('./schema-fields.tsx'),
      ]);
      return { SchemaFields, ...makeValidator(form, validators) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

type Machinery = Awaited<ReturnType<NonNullable<ReturnType<typeof machineryQuery>['queryFn']>>>;

/** One thing of the shop, opened or new: its fields from the contract, saving, and removing. */
export function SchemaFormPage<Body extends object, Stored extends FormValues<Body> & { readonly id: number }>(
  props: SchemaFormPageProps<Body, Stored>,
) {
  const { form, query, path, words } = props;
  const machinery = useQuery(machineryQuery(form));
  const back = { to: path, label: words.title };
  const show = (opened?: Stored) => (
    <LoadedRecord query={machinery} back={back}>
      {(loaded) => <LoadedForm key={opened?.id} {...props} opened={opened} machinery={loaded} back={back} />}
    </LoadedRecord>
  );
  return query ? (
    <LoadedRecord query={query} back={back}>
      {show}
    </LoadedRecord>
  ) : (
    show()
  );
}

interface LoadedFormProps<Body, Stored extends FormValues<Body> & { readonly id: number }>
  extends SchemaFormPageProps<Body, Stored> {
  readonly opened: Stored | undefined;
  readonly machinery: Machinery;
  readonly back: { readonly to: string; readonly label: string };
}

function LoadedForm<Body extends object, Stored extends FormValues<Body> & { readonly id: number }>(
  props: LoadedFormProps<Body, Stored>,
) {
  const { form, opened, machinery, back, words, nameOf, isReadOnly } = props;
  const { save, remove } = props.mutations;
  const { SchemaFields, validator, findErrors } = machinery;
  const navigate = useNavigate();
  const toast = useToast();
  const [stored, setStored] = useState(opened);
  const [found, setFound] = useState<Faults>({});
  const { values, set, settle, ...state } = useFormState<FormValues<Body>>(
    opened ? valuesOf(form, opened) : initialValues(form),
  );
  const removable = isReadOnly ? undefined : stored;
  const removal = useRemoval({
    of: removable && {
      id: removable.id,
      title: words.removeTitle(nameOf(removable)),
      text: words.removeText,
      removed: words.removed(nameOf(removable)),
    },
    remove,
    listPath: back.to,
    settle,
  });
  const refused = useMemo(() => faultsAtFields(save.error), [save.error]);
  const faults = useMemo(() => Object.assign({}, refused, found), [refused, found]);
  const isAtField = (path: string) => {
    const name = form.fields.find((field) => path === `/${field}` || path.startsWith(`/${field}/`));
    return name !== undefined && isShown(form, name, values);
  };

  const onSave = () => {
    const body = bodyOf(form, values);
    const wrong = checkForm(form, findErrors, body);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const onSuccess = (saved: Stored) => {
      setStored(saved);
      settle(valuesOf(form, saved));
      toast({ tone: 'success', text: words.saved(nameOf(saved)) });
      if (!stored) navigate(`${back.to}/${saved.id}`, { replace: true });
    };
    // What the validators let through is a body of the route.
    const terms = body as Body;
    save.mutate(stored ? { id: stored.id, terms } : { terms }, { onSuccess });
  };
  const problems = save.isError ? [errorSentence(save.error), ...faultsElsewhere(refused, isAtField)] : [];

  return (
    <FormPage
      {...state}
      title={stored ? nameOf(stored) : words.create}
      badge={stored && props.badge(stored)}
      back={back}
      actions={removal.button}
      problem={problems.length > 0 && problems.map((sentence) => <p key={sentence}>{sentence}</p>)}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      saveLabel={stored ? t.common.save : words.createSubmit}
      onSave={onSave}
    >
      <SchemaFields
        form={form}
        validator={validator}
        values={values}
        stored={stored}
        faults={faults}
        isReadOnly={isReadOnly}
        onChange={set}
      />
      {removal.question}
    </FormPage>
  );
}
