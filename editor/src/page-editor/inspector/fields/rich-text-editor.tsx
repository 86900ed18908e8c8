import type { JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import type { RichTextDocument } from '@witryna/module-schemas';
import { useEffect, useRef, useState } from 'react';
import { isSameValue } from '../../document/index.ts';
import { withFittingHeadings } from './pasted-headings.ts';
import styles from './rich-text-editor.module.css';
import { richTextExtensions } from './rich-text-extensions.ts';
import { RichTextLinkDialog } from './rich-text-link-dialog.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { toRichText } from './to-rich-text.ts';

export interface RichTextEditorProps {
  readonly label: string;
  readonly value: RichTextDocument | undefined;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly onChange: (value: RichTextDocument) => void;
}

const EMPTY: RichTextDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Our documents are readonly; TipTap's type asks for mutable ones, though it changes nothing in them. */
const toContent = (value: RichTextDocument | undefined) => (value ?? EMPTY) as JSONContent;

/** Formatted text with its toolbar. */
export function RichTextEditor({ label, value, disabled, invalid, onChange }: RichTextEditorProps) {
  const [linking, setLinking] = useState(false);
  const lastSent = useRef(value);
  const send = useRef(onChange);
  send.current = onChange;

  const editor = useEditor({
    extensions: richTextExtensions,
    content: toContent(value),
    editable: !disabled,
    // A style element would break the content security policy; the styles are in our own stylesheet.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.content ?? '' },
      transformPastedHTML: withFittingHeadings,
      handleKeyDown: (_, event) => {
        if (!(event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) return false;
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: updated }) => {
      const next = toRichText(updated.getJSON());
      lastSent.current = next;
      send.current(next);
    },
  });

  // Undo, or another person's version: what was typed here is known already.
  useEffect(() => {
    if (!editor || value === lastSent.current || isSameValue(value, lastSent.current)) return;
    lastSent.current = value;
    editor.commands.setContent(toContent(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div className={styles.root} data-invalid={invalid || undefined}>
      {editor && !disabled && <RichTextToolbar editor={editor} onLink={() => setLinking(true)} />}
      <EditorContent editor={editor} />
      {editor && linking && <RichTextLinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
