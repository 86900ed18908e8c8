import { useState } from 'react';
import { type SearchedPhrase, useSearchRules } from '../../api/operations/searched-phrases.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { readMeans } from './read-means.ts';
import { RuleDialog } from './rule-dialog.tsx';

const LONGEST_PATH = 500;
const LONGEST_MEANS = 700;
const words = t.searchedPhrases;

/** What can be made of a phrase: words that are looked for as well, or a page in place of results. */
export function PhraseRules({ phrase: { phrase, site, means, to = '' } }: { readonly phrase: SearchedPhrase }) {
  const [open, setOpen] = useState<'synonyms' | 'redirect'>();
  const toast = useToast();
  const { setSynonyms, setRedirect } = useSearchRules();
  const close = () => {
    setOpen(undefined);
    setSynonyms.reset();
    setRedirect.reset();
  };

  function saveSynonyms(typed: string) {
    const { means: next } = readMeans(typed);
    const onSuccess = () => {
      toast({ tone: 'success', text: next.length > 0 ? words.savedSynonyms(phrase) : words.removedSynonyms(phrase) });
      close();
    };
    setSynonyms.mutate({ phrase, means: next }, { onSuccess });
  }

  function saveRedirect(typed: string) {
    const target = typed.trim();
    const onSuccess = () => {
      toast({
        tone: 'success',
        text: target === '' ? words.removedRedirect(phrase) : words.savedRedirect(phrase, target),
      });
      close();
    };
    setRedirect.mutate({ site, phrase, ...(target !== '' && { to: target }) }, { onSuccess });
  }

  return (
    <>
      <Button aria-label={words.editSynonymsOf(phrase)} onClick={() => setOpen('synonyms')}>
        {words.editSynonyms}
      </Button>{' '}
      <Button aria-label={words.editRedirectOf(phrase)} onClick={() => setOpen('redirect')}>
        {words.editRedirect}
      </Button>
      {open === 'synonyms' && (
        <RuleDialog
          title={words.editSynonymsOf(phrase)}
          label={words.means}
          help={words.meansHelp}
          initial={means.join(', ')}
          maxLength={LONGEST_MEANS}
          check={(typed) => readMeans(typed).fault}
          error={setSynonyms.error}
          field="/means"
          isBusy={setSynonyms.isPending}
          onSave={saveSynonyms}
          onClose={close}
        />
      )}
      {open === 'redirect' && (
        <RuleDialog
          title={words.editRedirectOf(phrase)}
          label={words.to}
          help={words.toHelp}
          initial={to}
          maxLength={LONGEST_PATH}
          check={(typed) => (typed.trim() === '' || typed.trim().startsWith('/') ? undefined : words.wrongTo)}
          error={setRedirect.error}
          field="/to"
          isBusy={setRedirect.isPending}
          onSave={saveRedirect}
          onClose={close}
        />
      )}
    </>
  );
}
