import { faultsUnder } from '../../forms/faults-under.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import type { ProductPartProps } from './product-part.ts';

const LONGEST_TITLE = 200;
const LONGEST_TEXT = 400;

/** What search engines are told in place of the name and the summary. */
export function MetaFields({ values: { meta }, faults, onChange }: ProductPartProps) {
  const { title, description, keywords } = t.products.meta;
  const own = {
    values: meta,
    faults: faultsUnder(faults, '/meta'),
    onChange: (change: Partial<typeof meta>) => onChange({ meta: { ...meta, ...change } }),
  };
  return (
    <>
      <TypedField {...own} {...title} name="title" maxLength={LONGEST_TITLE} />
      <TypedField {...own} {...description} name="description" maxLength={LONGEST_TEXT} rows={3} />
      <TypedField {...own} {...keywords} name="keywords" maxLength={LONGEST_TEXT} />
    </>
  );
}
