import { useState } from 'react';
import { type StoredCategory, useMoveCategory } from '../../api/commerce/categories.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkPlace, isInBranch, pathOf, placeOfPath } from './category.form-values.ts';
import { CategoryPlaceFields } from './category-place-fields.tsx';

export interface MoveCategoryDialogProps {
  readonly category: StoredCategory;
  readonly all: readonly StoredCategory[];
  readonly onMoved: (path: string) => void;
  readonly onClose: () => void;
}

/** Puts a category, with all below it, below another one or at another address; both are said before. */
export function MoveCategoryDialog({ category, all, onMoved, onClose }: MoveCategoryDialogProps) {
  const toast = useToast();
  const move = useMoveCategory();
  const [values, setValues] = useState(placeOfPath(category.path));
  const [found, setFound] = useState<Faults>({});
  const path = pathOf(values);
  const branch = all.filter((other) => isInBranch(other.path, category.path));
  const refused = faultsAtFields(move.error);
  const isChanged = path !== category.path;

  const onSubmit = () => {
    const others = all.filter((other) => other.path !== category.path);
    const wrong = checkPlace(values, others);
    setFound(wrong);
    move.reset();
    if (Object.keys(wrong).length > 0) return;
    if (!isChanged) return onClose();
    move.mutate(
      { from: category.path, path, revision: category.revision },
      {
        onSuccess: (moved) => {
          toast({ tone: 'success', text: t.categories.movedTo(category.name, `/${moved.path}`) });
          onMoved(moved.path);
        },
      },
    );
  };
  return (
    <FormDialog
      title={t.categories.moveTitle(category.name)}
      submitLabel={t.categories.move}
      isBusy={move.isPending}
      error={Object.keys(refused).length > 0 ? undefined : move.error}
      isChanged={isChanged}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <CategoryPlaceFields
        values={values}
        parents={all.filter((other) => !branch.includes(other))}
        help={t.categories.moveHelp(`/${path}`)}
        faults={{ ...refused, ...found }}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      <p>{t.categories.moveConsequences(branch.length - 1)}</p>
    </FormDialog>
  );
}
