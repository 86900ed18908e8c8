import { elementIds } from '../config.ts';

/**
 * Where actions say what they came to, to those who do not see it. They are in the document from the first paint: a
 * region that comes with its sentence is not read out. React leaves what is written into them alone.
 */
export function LiveRegions() {
  return (
    <>
      <p className="visually-hidden" id={elementIds.polite} aria-live="polite" />
      <p className="visually-hidden" id={elementIds.assertive} aria-live="assertive" />
    </>
  );
}
