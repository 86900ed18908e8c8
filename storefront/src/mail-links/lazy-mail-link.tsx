import type { SiteDetails } from '@witryna/module-schemas';
import { lazy, Suspense } from 'react';
import { loadedMailLinks, loadMailLinks } from './load-mail-links.ts';
import type { Look } from './look.ts';
import type { MailLinkPath } from './mail-link-paths.ts';

const LazyView = lazy(async () => ({ default: (await loadMailLinks()).MailLinkView }));

interface LazyMailLinkProps {
  readonly path: MailLinkPath;
  readonly site: SiteDetails;
  readonly look: Look;
}

/** The page as the server sent it, until its code is there. The server has the code from the start, and waits for nothing. */
export function LazyMailLink(props: LazyMailLinkProps) {
  const View = loadedMailLinks()?.MailLinkView ?? LazyView;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
