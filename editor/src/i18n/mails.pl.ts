import { plural } from './plural.ts';

export const mails = {
  title: 'Poczta',
  count: (count: number) => plural(count, 'wiadomość', 'wiadomości', 'wiadomości'),
  templates: {
    welcome: 'Powitanie',
    'password-reset': 'Nowe hasło',
    'password-changed': 'Hasło zmienione',
    'confirm-email': 'Potwierdzenie adresu',
    'email-changed': 'Adres zmieniony',
    'newsletter-confirm': 'Newsletter: potwierdzenie',
    'newsletter-welcome': 'Newsletter: powitanie',
    'stock-alert-confirm': 'Powiadomienie o dostępności: potwierdzenie',
    'back-in-stock': 'Produkt znów dostępny',
    'contact-message': 'Wiadomość z formularza',
    'webhook-lost': 'Webhook nie działa',
    'order-accepted': 'Zamówienie przyjęte',
    'order-paid': 'Płatność otrzymana',
    'order-payment-failed': 'Płatność nieudana',
    'order-shipped': 'Przesyłka w drodze',
    'order-delivered': 'Przesyłka dostarczona',
    'order-canceled': 'Zamówienie anulowane',
    'order-refunded': 'Zwrot pieniędzy',
    'withdrawal-received': 'Odstąpienie przyjęte',
  } as Readonly<Record<string, string>>,
};
