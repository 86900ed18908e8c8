export {
  ALL_ALLOWED,
  allowsCookies,
  type CookieChoice,
  currentChoice,
  keepChoice,
  NOTHING_ALLOWED,
  storedChoice,
} from './cookie-choice.ts';
