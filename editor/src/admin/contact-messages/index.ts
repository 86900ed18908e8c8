/** What other screens may use of messages of the contact form. */

export { OrderMessages } from './order-messages.tsx';
