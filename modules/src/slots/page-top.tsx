import { BenefitBar } from '../shared/benefit-bar.tsx';
import { type SlotOptions, SlotRenderer } from './slot-renderer.tsx';

/** The inside of a page's header: its modules, and under them what the shop promises on every page that has any. */
export function PageTop(options: SlotOptions) {
  return (
    <>
      <SlotRenderer slot="top" {...options} />
      {options.page.slots.top.length > 0 && <BenefitBar />}
    </>
  );
}
