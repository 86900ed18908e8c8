import { PageTop } from './page-top.tsx';
import { type SlotOptions, SlotRenderer } from './slot-renderer.tsx';

/** Id of the main landmark, for a skip link. */
export const MAIN_ID = 'main';

/** A whole page: its three slots as header, main and footer. */
export function PageView(options: SlotOptions) {
  return (
    <>
      <header className="page-top">
        <PageTop {...options} />
      </header>
      <main className="page-main" id={MAIN_ID} tabIndex={-1}>
        <SlotRenderer slot="main" {...options} />
      </main>
      <footer className="page-bottom">
        <SlotRenderer slot="bottom" {...options} />
      </footer>
    </>
  );
}
