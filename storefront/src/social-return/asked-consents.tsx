import { useEffect, useState } from 'react';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { ConsentsForm } from './consents-form.tsx';
import type { ReturnPageProps } from './finish-page.tsx';
import { type OpenQuestion, openQuestion } from './open-question.ts';

interface AskedConsentsProps extends ReturnPageProps {
  /** There is nothing to ask. */
  readonly onEnd: () => void;
}

/** The same question as on its page, inside of another one. */
export function AskedConsents({
  site,
  addressOf,
  goTo = (to) => window.location.replace(to),
  onEnd,
}: AskedConsentsProps) {
  const { sso: texts } = areaTextsOf(site.language, 'account');
  const [open, setOpen] = useState<OpenQuestion | undefined>(() => openQuestion(site.basePath));
  useEffect(() => {
    if (!open) onEnd();
  }, [open, onEnd]);
  if (!open) return null;
  return (
    <section>
      <h2>{open.question.kind === 'exists' ? texts.existsTitle : texts.consentsTitle}</h2>
      <ConsentsForm
        open={open}
        site={site}
        addressOf={addressOf}
        goTo={goTo}
        onQuestion={(question) => setOpen({ ...open, question })}
      />
    </section>
  );
}
