/** The form as code of its own, for screens that show it to few. */
export const loadSignInForm = () => import('./sign-in-form.tsx');
