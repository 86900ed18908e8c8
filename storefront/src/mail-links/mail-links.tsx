import type { SiteDetails, StaticRouting } from '@witryna/module-schemas';
import { lazy, Suspense } from 'react';
import type { MailLinkPath } from '../content/own-paths.ts';
import type { FormAnswerView } from '../content/view.ts';

type MailLinks = typeof import('./mail-link-view.tsx');

let loaded: MailLinks | undefined;

/** Loads the pages that mails lead to: code of their own, since few visits need it. */
export async function loadMailLinks(): Promise<MailLinks> {
  loaded ??= await import('./mail-link-view.tsx');
  return loaded;
}

const LazyView = lazy(async () => ({ default: (await loadMailLinks()).MailLinkView }));

interface LazyMailLinkProps {
  readonly path: MailLinkPath;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting;
}

/** The page as the server sent it, until its code is loaded. The server has the code from the start, and waits for nothing. */
export function LazyMailLink(props: LazyMailLinkProps) {
  const View = loaded?.MailLinkView ?? LazyView;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

const LazyAnswer = lazy(async () => ({ default: (await loadMailLinks()).FormAnswer }));

/** What a form came to that was posted, in the same way. */
export function LazyFormAnswer(props: { readonly view: FormAnswerView }) {
  const Answer = loaded?.FormAnswer ?? LazyAnswer;
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}
