import { markOfName } from '@witryna/module-schemas';
import { Mark } from './mark.tsx';

/** The drawing of a way of delivery or payment beside its name; nothing for a name that says nothing of its kind. */
export function MarkOfWay({ name }: { readonly name: string }) {
  const mark = markOfName(name);
  return mark && <Mark name={mark} />;
}
