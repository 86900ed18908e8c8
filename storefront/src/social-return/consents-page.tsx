import { useEffect, useState } from 'react';
import { FormPage } from '../forms/form-page.tsx';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { JarAndBrush } from '../ui/jar-drawings.tsx';
import { ConsentsForm } from './consents-form.tsx';
import type { ReturnPageProps } from './finish-page.tsx';
import { type OpenQuestion, openQuestion } from './open-question.ts';

/** What a new account through a provider still needs, or the account that it is to be linked to. */
export function ConsentsPage({ site, addressOf, goTo = (to) => window.location.replace(to) }: ReturnPageProps) {
  const { sso: texts } = areaTextsOf(site.language, 'account');
  const { common } = screenTextsOf(site.language, '/auth/consents');
  const [open, setOpen] = useState<OpenQuestion>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the tab remembers
  useEffect(() => {
    const found = openQuestion(site.basePath);
    if (found) setOpen(found);
    else goTo(addressOf('/auth'));
  }, []);

  const title = open?.question.kind === 'exists' ? texts.existsTitle : texts.consentsTitle;
  return (
    <FormPage drawing={<JarAndBrush />} title={title}>
      {open ? (
        <ConsentsForm
          open={open}
          site={site}
          addressOf={addressOf}
          goTo={goTo}
          onQuestion={(question) => setOpen({ ...open, question })}
        />
      ) : (
        <p role="status">{texts.finishing}</p>
      )}
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
