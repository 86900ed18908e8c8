export { SocialButtons } from './social-buttons.tsx';
export { answerBody, isObject, type SsoReader, textOf } from './sso-api.ts';
export { failureOf } from './sso-failures.ts';
export {
  forgetWay,
  rememberParams,
  rememberQuestion,
  type SsoProvider,
  type SsoQuestion,
  type SsoSource,
  storedProvider,
  storedQuestion,
  storedSource,
  takeParams,
} from './sso-memory.ts';
export { failureSentence, leaveNotice, PROVIDER_NAMES, type SsoFailure, useSsoNotice } from './sso-notice.ts';
export { reportReturn } from './sso-window.ts';
