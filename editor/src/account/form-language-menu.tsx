import { Check, Languages } from 'lucide-react';
import { useChangeFormLanguage } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { FORM_LANGUAGES, type FormLanguage } from '../page-editor/definitions/index.ts';
import { Menu } from '../ui/buttons/menu.tsx';

const LANGUAGES = Object.entries(FORM_LANGUAGES) as [FormLanguage, string][];

/** Chooses the language of modules and their forms; the rest of the editor is Polish. */
export function FormLanguageMenu({ language }: { readonly language: FormLanguage }) {
  const change = useChangeFormLanguage();
  const items = LANGUAGES.map(([code, label]) => ({
    label,
    ...(code === language && { icon: Check }),
    onSelect: () => change.mutate(code),
  }));
  return <Menu label={t.account.formLanguage(FORM_LANGUAGES[language])} icon={Languages} items={items} />;
}
