const KEY = 'account_tab_opened';

/** Notes that the next page is opened from the navigation of the account: each tab is a document of its own. */
export function noteTabOpened(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // The page then begins at its top, as any other.
  }
}

/** Whether this page was opened from the navigation of the account; true once. */
export function takeTabOpened(): boolean {
  try {
    const isOpened = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isOpened;
  } catch {
    return false;
  }
}
