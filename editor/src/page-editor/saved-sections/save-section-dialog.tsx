import { useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { type SectionName, useSavedSectionMutations } from '../../api/content/saved-sections.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { excerptWithin, nameOfPlaced } from '../describe/index.ts';
import { subtreeOf } from '../document/index.ts';
import { useEditing, useObserved } from '../editing/index.ts';
import styles from './saved-sections.module.css';
import { type SavedSections, useSavedSections } from './saved-sections-provider.tsx';
import { groupNames } from './search-sections.ts';
import { SectionFaults } from './section-faults.tsx';
import { faultOfName, SectionNameFields } from './section-name-fields.tsx';

/** Asks for the name under which a module is kept, when somebody wants to keep one. */
export function SaveSectionDialog() {
  const { keeping } = useEditing();
  const sections = useSavedSections();
  const id = useObserved(keeping);
  if (id === null || !sections) return null;
  return <OpenSaveSectionDialog key={id} id={id} sections={sections} onClose={() => keeping.set(null)} />;
}

interface OpenSaveSectionDialogProps {
  readonly id: string;
  readonly sections: SavedSections;
  readonly onClose: () => void;
}

function OpenSaveSectionDialog({ id, sections, onClose }: OpenSaveSectionDialogProps) {
  const words = t.savedSections.save;
  const { store } = useEditing();
  const toast = useToast();
  const { save } = useSavedSectionMutations();
  // The page as it was when this was opened: what is named is what is saved.
  const [{ modules, suggested }] = useState(() => ({
    modules: subtreeOf(store.getPage(), id),
    suggested: (excerptWithin(store.getPage(), id) ?? '').replace(/…$/, ''),
  }));
  const [value, setValue] = useState<SectionName>({ name: suggested, group: '' });
  const [isTried, setTried] = useState(false);
  if (!modules) return null;
  const isTaken = hasCode(save.error, 'saved-section-name-taken');
  const isInvalid = hasCode(save.error, 'saved-section-invalid');
  const fault = isTried ? faultOfName(value, isTaken) : undefined;

  const onSubmit = () => {
    setTried(true);
    save.reset();
    if (faultOfName(value, false) !== undefined) return;
    save.mutate(
      { ...value, site: sections.site, modules },
      {
        onSuccess: ({ name }) => {
          toast({ tone: 'success', text: words.saved(name) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
      isBusy={save.isPending}
      error={isTaken || isInvalid ? undefined : save.error}
      isChanged={value.name !== suggested || value.group !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isInvalid && <SectionFaults error={save.error} />}
      <p>{words.what(nameOfPlaced(modules[0]), modules.length)}</p>
      <SectionNameFields
        value={value}
        groups={groupNames(sections.items)}
        fault={fault}
        onChange={(next) => {
          if (isTaken) save.reset();
          setValue(next);
        }}
      />
      <p className={styles.note}>{words.copy}</p>
    </FormDialog>
  );
}
