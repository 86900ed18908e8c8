let hasFailed = false;

/**
 * Told that code which somebody asked for by a press did not come. Browsers remember that of a file until the page is
 * loaded anew, so a second press would ask for nothing: it loads the page, unless the network is away. What loads by
 * itself says nothing here, for no page may load itself anew while somebody only reads it.
 */
export function codeFailed(): void {
  if (hasFailed) loadAnew();
  hasFailed = true;
}

/** Loads the page anew where there is a network; false where there is none. */
export function loadAnew(): boolean {
  if (!navigator.onLine) return false;
  window.location.reload();
  return true;
}
