import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@witryna/module-schemas';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { categoriesQuery } from '../../../api/commerce/catalogue.ts';
import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { useSentencesAt } from '../../faults/index.ts';
import { BrandInput, CategoryInput, ContentInput, ContentLink, useContentAt } from '../../inspector/index.ts';
import styles from './content-fields.module.css';
import { ListField } from './list-field.tsx';

/** What a field may point at by a picker of its own. */
export type PickedKind = ContentKind | 'brand' | 'category';

interface PickerProps {
  readonly kind: PickedKind;
  readonly control: { readonly id: string };
  readonly value: string | undefined;
  readonly disabled?: boolean;
  readonly without?: readonly string[];
  readonly onChange: (key: string | undefined) => void;
}

function Picker({ kind, ...input }: PickerProps) {
  if (kind === 'brand') return <BrandInput {...input} />;
  if (kind === 'category') return <CategoryInput {...input} />;
  return <ContentInput kind={kind} {...input} />;
}

export interface ReferenceFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly pointer: string;
  readonly kind: PickedKind;
  /** Of a draft, which may be invalid: anything but a text is shown as none. */
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (key: string | undefined) => void;
}

/** One thing that content points at, chosen by its name. */
export function ReferenceField({ label, help, pointer, kind, value, readOnly, onChange }: ReferenceFieldProps) {
  const errors = useSentencesAt(pointer);
  const key = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <Field label={label} help={help} pointer={pointer} errors={errors}>
      {(control) => <Picker kind={kind} control={control} value={key} disabled={readOnly} onChange={onChange} />}
    </Field>
  );
}

export interface ReferencesFieldProps extends Omit<ReferenceFieldProps, 'value' | 'onChange'> {
  readonly value: readonly unknown[];
  readonly maxItems: number;
  readonly onChange: (keys: readonly unknown[]) => void;
}

/** Several of them, in an order; what is no key stays where it is. */
export function ReferencesField({ kind, value, onChange, ...list }: ReferencesFieldProps) {
  // The picker forgets what was chosen: it offers the next one.
  const [added, setAdded] = useState(0);
  const keys = value.filter((item) => typeof item === 'string');
  return (
    <ListField
      {...list}
      items={value}
      nameOf={(item, index) => (typeof item === 'string' ? item : t.inspector.item(list.label, index + 1))}
      onChange={onChange}
      adder={
        <Field key={added} label={t.inspector.addItem(list.label)} hiddenLabel>
          {(control) => (
            <Picker
              kind={kind}
              control={control}
              value={undefined}
              without={keys}
              onChange={(key) => {
                if (key === undefined) return;
                onChange([...value, key]);
                setAdded(added + 1);
              }}
            />
          )}
        </Field>
      }
    >
      {(item, _, name) =>
        typeof item !== 'string' ? (
          <span className={styles.name}>{name}</span>
        ) : kind === 'category' ? (
          <CategoryName path={item} />
        ) : (
          <ContentName kind={kind} slug={item} />
        )
      }
    </ListField>
  );
}

function CategoryName({ path }: { readonly path: string }) {
  const { data } = useQuery(categoriesQuery(useApi()));
  return <Named title={data?.find((category) => category.path === path)?.trail.join(' › ') ?? path} path={path} />;
}

function ContentName({ kind, slug }: { readonly kind: PickedKind; readonly slug: string }) {
  const page = useContentAt(slug);
  return (
    <>
      <Named title={page?.title ?? slug} path={`/${slug}`} />
      {page && kind !== 'brand' && kind !== 'category' && (
        <ContentLink page={page}>{t.inspector.reference.open[kind]}</ContentLink>
      )}
    </>
  );
}

function Named({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <span>
      <span className={styles.name}>{title}</span> <span className={styles.path}>{path}</span>
    </span>
  );
}
