import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { ingredientQuery, ingredientsQuery } from '../../api/commerce/ingredients.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { IngredientForm } from './ingredient-form.tsx';

const BACK = { to: '/ingredients', label: t.ingredients.title };

/** One ingredient, opened for work. */
export function IngredientScreen() {
  const { code = '' } = useParams();
  const ingredient = useQuery(ingredientQuery(useApi(), code));
  return (
    <LoadedRecord query={ingredient} back={BACK}>
      {(opened) => <IngredientForm key={opened.code} opened={opened} others={[]} />}
    </LoadedRecord>
  );
}

/** An ingredient that is not there yet. */
export function NewIngredientScreen() {
  const ingredients = useQuery(ingredientsQuery(useApi()));
  return (
    <LoadedRecord query={ingredients} back={BACK}>
      {({ items }) => <IngredientForm others={items} />}
    </LoadedRecord>
  );
}
