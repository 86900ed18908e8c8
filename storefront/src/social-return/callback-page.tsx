import { useEffect, useState } from 'react';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { forgetWay, rememberParams, storedProvider, storedSource } from '../social-sign-in/index.ts';
import { JarAndBrush } from '../ui/jar-drawings.tsx';
import { PrimaryAction } from '../ui/plain-page.tsx';
import type { ReturnPageProps } from './finish-page.tsx';

/** Where providers send back to. Whoever has not left from this tab is told so, and nothing is done with what came along. */
export function CallbackPage({ site, addressOf, goTo = (to) => window.location.replace(to) }: ReturnPageProps) {
  const { sso: texts } = areaTextsOf(site.language, 'account');
  const { page, common } = screenTextsOf(site.language, '/auth/sso');
  const [isIdle, setIdle] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the address holds
  useEffect(() => {
    const { pathname, search } = window.location;
    // A code and its state stay in no history.
    window.history.replaceState(window.history.state, '', pathname);
    if (storedProvider() === undefined) return setIdle(true);
    if (storedSource(site.basePath) === undefined) {
      forgetWay();
      return goTo(addressOf('/auth'));
    }
    rememberParams(search);
    goTo(addressOf('/sso-middleware'));
  }, []);

  return (
    <FormPage drawing={<JarAndBrush />} title={page.title} info={isIdle ? texts.nothing : texts.finishing}>
      {isIdle && (
        <Actions>
          <PrimaryAction href={addressOf('/auth')}>{texts.toSignIn}</PrimaryAction>
        </Actions>
      )}
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
