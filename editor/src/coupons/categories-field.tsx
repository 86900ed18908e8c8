import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { categoriesQuery } from '../api/catalogue.ts';
import { fold } from '../forms/fold.ts';
import { t } from '../i18n/pl.ts';
import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { ChosenList } from './chosen-list.tsx';

export interface CategoriesFieldProps {
  readonly value: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
}

/** The categories that a coupon is for; without any it is for the whole shop. */
export function CategoriesField({ value, onChange }: CategoriesFieldProps) {
  const [text, setText] = useState('');
  const categories = useQuery(categoriesQuery(useApi()));
  const known = categories.data ?? [];
  const nameOf = (path: string) => known.find((category) => category.path === path)?.trail.join(' › ') ?? path;
  const words = fold(text);
  const matching = known.filter(({ path }) => !value.includes(path) && fold(nameOf(path)).includes(words));
  return (
    <div>
      <Field label={t.coupons.fields.categoryPaths} help={value.length === 0 ? t.coupons.everyCategory : undefined}>
        {(control) => (
          <Combobox
            control={control}
            placeholder={t.coupons.addCategory}
            text={text}
            loading={categories.isPending}
            options={matching.map(({ path }) => ({ id: path, label: nameOf(path) }))}
            onText={setText}
            onChoose={({ id }) => {
              setText('');
              onChange([...value, id]);
            }}
          />
        )}
      </Field>
      <ChosenList
        label={t.coupons.fields.categoryPaths}
        items={value.map((path) => ({ id: path, name: nameOf(path) }))}
        onRemove={(path) => onChange(value.filter((other) => other !== path))}
      />
    </div>
  );
}
