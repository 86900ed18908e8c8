import { Ellipsis, Pencil, Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { type SavedSection, type SectionName, useSavedSectionMutations } from '../../api/content/saved-sections.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { Menu } from '../../ui/buttons/menu.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { nameOfPlaced } from '../describe/index.ts';
import { subtreeOf } from '../document/index.ts';
import { useDocumentStore, usePlacedModule, useSelection } from '../editing/index.ts';
import styles from './saved-sections.module.css';
import type { SavedSections } from './saved-sections-provider.tsx';
import { groupNames } from './search-sections.ts';
import { SectionFaults } from './section-faults.tsx';
import { faultOfName, SectionNameFields } from './section-name-fields.tsx';

export interface SectionActionsProps {
  readonly section: SavedSection;
  readonly sections: SavedSections;
}

/** What can be done with a section itself, for those who may change it. */
export function SectionActions({ section, sections }: SectionActionsProps) {
  const [asked, setAsked] = useState<'rename' | 'replace' | 'remove'>();
  const selected = useSelection();
  const words = t.savedSections;
  const onClose = () => setAsked(undefined);
  return (
    <>
      <Menu
        label={words.actions(section.name)}
        icon={Ellipsis}
        items={[
          { label: words.rename.action, icon: Pencil, onSelect: () => setAsked('rename') },
          {
            label: words.replace.action,
            icon: Replace,
            ...(selected === null && { disabled: true, reason: words.replace.needsSelected }),
            onSelect: () => setAsked('replace'),
          },
          { label: t.common.remove, icon: Trash2, danger: true, onSelect: () => setAsked('remove') },
        ]}
      />
      {asked === 'rename' && <RenameDialog section={section} sections={sections} onClose={onClose} />}
      {asked === 'replace' && selected !== null && (
        <ReplaceDialog section={section} sections={sections} selected={selected} onClose={onClose} />
      )}
      {asked === 'remove' && <RemoveDialog section={section} onClose={onClose} />}
    </>
  );
}

type DialogProps = SectionActionsProps & { readonly onClose: () => void };

function RenameDialog({ section, sections, onClose }: DialogProps) {
  const words = t.savedSections.rename;
  const toast = useToast();
  const { rename } = useSavedSectionMutations();
  const [value, setValue] = useState<SectionName>({ name: section.name, group: section.group ?? '' });
  const isTaken = hasCode(rename.error, 'saved-section-name-taken');
  const isChanged = value.name !== section.name || value.group !== (section.group ?? '');
  const onSubmit = () => {
    if (faultOfName(value, false) !== undefined) return;
    if (!isChanged) return onClose();
    const { id, version } = section;
    const onSuccess = ({ name }: SavedSection) => {
      toast({ tone: 'success', text: name === section.name ? words.moved(name) : words.done(name) });
      onClose();
    };
    rename.mutate({ ...value, id, version }, { onSuccess });
  };
  return (
    <FormDialog
      title={words.title(section.name)}
      submitLabel={words.submit}
      isBusy={rename.isPending}
      error={isTaken ? undefined : rename.error}
      isChanged={isChanged}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SectionNameFields
        value={value}
        groups={groupNames(sections.items)}
        fault={faultOfName(value, isTaken)}
        onChange={(next) => {
          if (isTaken) rename.reset();
          setValue(next);
        }}
      />
    </FormDialog>
  );
}

function ReplaceDialog({ section, sections, selected, onClose }: DialogProps & { readonly selected: string }) {
  const words = t.savedSections.replace;
  const toast = useToast();
  const store = useDocumentStore();
  const placed = usePlacedModule(selected);
  const { replace } = useSavedSectionMutations();
  const isInvalid = hasCode(replace.error, 'saved-section-invalid');
  const onConfirm = () => {
    const modules = subtreeOf(store.getPage(), selected);
    if (!modules) return onClose();
    const { id, version } = section;
    replace.mutate(
      { id, version, site: sections.site, modules },
      {
        onSuccess: ({ name }) => {
          toast({ tone: 'success', text: words.done(name) });
          onClose();
        },
        onError: (error) => {
          if (hasCode(error, 'saved-section-invalid')) return;
          toast({ tone: 'danger', text: errorSentence(error) });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={words.title(section.name)}
      confirmLabel={words.confirm}
      busy={replace.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.question}>
        {isInvalid && <SectionFaults error={replace.error} />}
        <p>{words.text(placed ? nameOfPlaced(placed) : '')}</p>
      </div>
    </ConfirmDialog>
  );
}

function RemoveDialog({ section, onClose }: Pick<DialogProps, 'section' | 'onClose'>) {
  const words = t.savedSections.remove;
  const toast = useToast();
  const { remove } = useSavedSectionMutations();
  const onConfirm = () =>
    remove.mutate(section, {
      onSuccess: () => toast({ tone: 'success', text: words.done(section.name) }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      danger
      title={words.title(section.name)}
      confirmLabel={t.common.remove}
      busy={remove.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
