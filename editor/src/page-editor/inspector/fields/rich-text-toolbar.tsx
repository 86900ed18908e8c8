import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { RICH_TEXT_NODES } from '@witryna/module-schemas';
import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Toolbar } from '../../../ui/buttons/toolbar.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import styles from './rich-text-toolbar.module.css';

type Tool = 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'blockquote';

interface ToolDescription {
  readonly name: Tool;
  readonly icon: LucideIcon;
  readonly shortcut: string;
  readonly run: (editor: Editor) => void;
}

const TOOLS: readonly ToolDescription[] = [
  { name: 'bold', icon: Bold, shortcut: 'Ctrl+B', run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, shortcut: 'Ctrl+I', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    icon: Underline,
    shortcut: 'Ctrl+U',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    icon: Strikethrough,
    shortcut: 'Ctrl+Shift+S',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bulletList',
    icon: List,
    shortcut: 'Ctrl+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    shortcut: 'Ctrl+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: TextQuote,
    shortcut: 'Ctrl+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const LEVELS = RICH_TEXT_NODES.heading.attrs.level;

/** What can be done with the marked words; arrows move between the tools. */
export function RichTextToolbar({ editor, onLink }: { readonly editor: Editor; readonly onLink: () => void }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
      level: LEVELS.find((level) => current.isActive('heading', { level })) ?? 0,
      link: current.isActive('link'),
    }),
  });
  return (
    <Toolbar label={t.inspector.richText.toolbar} className={styles.toolbar}>
      <Select
        aria-label={t.inspector.richText.style}
        className={styles.style}
        value={state.level}
        onChange={(event) => {
          const level = LEVELS.find((known) => known === Number(event.target.value));
          const chain = editor.chain().focus();
          if (level) chain.setHeading({ level }).run();
          else chain.setParagraph().run();
        }}
      >
        <option value={0}>{t.inspector.richText.paragraph}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t.inspector.richText.heading(level)}
          </option>
        ))}
      </Select>
      {TOOLS.map(({ name, icon, shortcut, run }) => (
        <IconButton
          key={name}
          icon={icon}
          size="small"
          label={t.inspector.richText[name]}
          shortcut={shortcut}
          aria-pressed={state.active.includes(name)}
          onClick={() => run(editor)}
        />
      ))}
      <IconButton
        icon={Minus}
        size="small"
        label={t.inspector.richText.rule}
        onClick={() => editor.chain().focus().setHorizontalRule().run()}
      />
      <IconButton
        icon={Link}
        size="small"
        label={t.inspector.richText.link}
        shortcut="Ctrl+K"
        aria-pressed={state.link}
        onClick={onLink}
      />
    </Toolbar>
  );
}
