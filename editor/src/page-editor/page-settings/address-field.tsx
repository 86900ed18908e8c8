import { Suspense, useEffect, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { usePageMutations } from '../../api/content/pages.ts';
import { type Usages, usagesOfRefusal } from '../../api/content/references.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { toUrlPath } from '../../pages/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { InUseDialog } from '../../usages/index.ts';
import type { Autosaver } from '../publishing/index.ts';
import styles from './page-settings.module.css';

export interface AddressFieldProps {
  readonly page: PageSummary;
  readonly autosaver: Autosaver;
  readonly readOnly: boolean;
  readonly onMoved: (page: PageSummary) => void;
}

/** Where the page stands. An address changes at once and for everybody, so it waits for a button. */
export function AddressField({ page, autosaver, readOnly, onMoved }: AddressFieldProps) {
  const [typed, setTyped] = useState(page.urlPath);
  const [fault, setFault] = useState<string>();
  const [usages, setUsages] = useState<Usages>();
  const { move } = usePageMutations();
  const toast = useToast();
  const urlPath = toUrlPath(typed);

  useEffect(() => setTyped(page.urlPath), [page.urlPath]);

  const apply = async () => {
    setFault(undefined);
    try {
      if (!(await autosaver.settle())) return;
      const moved = await move.mutateAsync({ id: page.id, urlPath, version: autosaver.getState().version });
      onMoved(moved);
      toast({ tone: 'success', text: t.pageSettings.addressChanged(moved.urlPath) });
    } catch (error) {
      const found = usagesOfRefusal(error);
      if (hasCode(error, 'revision-conflict')) autosaver.report(error);
      else if (found) setUsages(found);
      else setFault(errorSentence(error));
    }
  };
  return (
    <Field
      label={t.pageSettings.urlPath}
      help={page.isTemplate ? t.pageSettings.templateAddress : t.pageSettings.urlPathHelp}
      errors={fault ? [fault] : []}
    >
      {(control) => (
        <div className={styles.address}>
          <TextInput
            {...control}
            value={typed}
            readOnly={readOnly}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
            }}
            onKeyDown={(event) => event.key === 'Enter' && urlPath !== page.urlPath && void apply()}
          />
          {urlPath !== page.urlPath && !readOnly && (
            <Button busy={move.isPending} onClick={() => void apply()}>
              {t.pageSettings.changeAddress}
            </Button>
          )}
          {usages && (
            <Suspense>
              <InUseDialog name={page.title} usages={usages} onClose={() => setUsages(undefined)} />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
