import type { Editor } from '@tiptap/core';
import { isSafeHref } from '@witryna/module-schemas';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { useSharedWords } from '../../../i18n/shared-words.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LinkInput } from '../widgets/link-input.tsx';
import styles from './rich-text-link-dialog.module.css';

/** Where the marked words lead. */
export function RichTextLinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { common } = useSharedWords();
  const current = editor.getAttributes('link');
  const [href, setHref] = useState(typeof current.href === 'string' ? current.href : '');
  const [newTab, setNewTab] = useState(current.newTab === true);
  const [checked, setChecked] = useState(false);
  const isFine = isSafeHref(href);

  const apply = (to: string) => {
    setChecked(true);
    if (!isSafeHref(to)) return;
    const attrs = { href: to, newTab: newTab || null };
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without marked words the address itself becomes them.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs }] }).run();
    else chain.setMark('link', attrs).run();
    onClose();
  };
  return (
    <Dialog
      title={t.inspector.richText.linkTitle}
      onClose={onClose}
      actions={
        <>
          {editor.isActive('link') && (
            <Button
              appearance="danger"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                onClose();
              }}
            >
              {t.inspector.richText.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button appearance="primary" onClick={() => apply(href)}>
            {t.inspector.richText.linkSet}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field label={t.inspector.link.search} errors={checked && !isFine ? [t.inspector.link.wrong] : []}>
          {(control) => (
            <LinkInput control={control} value={href} onChange={(next) => setHref(next ?? '')} onEnter={apply} />
          )}
        </Field>
        <Switch label={t.inspector.link.newTab} checked={newTab} onChange={setNewTab} />
      </div>
    </Dialog>
  );
}
