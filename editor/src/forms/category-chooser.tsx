import { useQuery } from '@tanstack/react-query';
import { normalizeForSearch } from '@witryna/module-schemas';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { categoriesQuery } from '../api/commerce/catalogue.ts';
import { t } from '../i18n/pl.ts';
import { ChosenInput, type ChosenInputProps } from './chosen-input.tsx';

export type CategoryChooserProps = Pick<ChosenInputProps, 'control' | 'label' | 'disabled' | 'value' | 'onChange'>;

/** Categories chosen one after another by the names on the way to them; the value is their paths. */
export function CategoryChooser(props: CategoryChooserProps) {
  const [text, setText] = useState('');
  const categories = useQuery(categoriesQuery(useApi()));
  const known = categories.data ?? [];
  const nameOf = (path: string) => known.find((category) => category.path === path)?.trail.join(' › ') ?? path;
  const words = normalizeForSearch(text.trim());
  return (
    <ChosenInput
      {...props}
      placeholder={t.forms.addCategory}
      text={text}
      onText={setText}
      isLoading={categories.isPending}
      found={known.map(({ path }) => path).filter((path) => normalizeForSearch(nameOf(path)).includes(words))}
      nameOf={nameOf}
    />
  );
}
