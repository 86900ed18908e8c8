/** What visitors may allow or not; what a shop cannot do without is never asked. */
export const COOKIE_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

/** Which of them are allowed. */
export type CookiePreferences = Readonly<Record<CookieCategory, boolean>>;

/** How a choice was made: by the button that allows all, the one that allows none, or category by category. */
export const COOKIE_CHOICE_WAYS = ['all', 'required', 'selected'] as const;
export type CookieChoiceWay = (typeof COOKIE_CHOICE_WAYS)[number];
