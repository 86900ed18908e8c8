/** Texts that were begun and not sent, by where they belong; gone with the page, and with whoever signs out. */
const texts = new Map<string, string>();

/** What was written there so far. */
export const unsentText = (key: string): string => texts.get(key) ?? '';

/** Keeps what is written; nothing but spaces is nothing. */
export function keepUnsentText(key: string, text: string): void {
  if (text.trim() === '') texts.delete(key);
  else texts.set(key, text);
}

/** Whether anything is written and not sent. */
export const hasUnsentTexts = (): boolean => texts.size > 0;

/** What somebody wrote is nothing for the next person at this desk. */
export const forgetUnsentTexts = (): void => texts.clear();
