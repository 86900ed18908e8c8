import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { categoriesQuery } from '../../api/catalogue.ts';
import { ChosenField } from '../../forms/chosen-field.tsx';
import { fold } from '../../forms/fold.ts';
import { t } from '../../i18n/pl.ts';

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
  return (
    <ChosenField
      label={t.coupons.fields.categoryPaths}
      help={value.length === 0 ? t.coupons.everyCategory : undefined}
      placeholder={t.coupons.addCategory}
      text={text}
      onText={setText}
      isLoading={categories.isPending}
      found={known.map(({ path }) => path).filter((path) => fold(nameOf(path)).includes(words))}
      nameOf={nameOf}
      value={value}
      onChange={onChange}
    />
  );
}
