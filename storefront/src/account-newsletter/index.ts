export { beginSubscriptions, NewsletterPage } from './newsletter-page.tsx';
