import type { CookieTexts } from './pl.ts';

/** The question about cookies, in French. */
export const fr: CookieTexts = {
  title: 'Cookies\u00a0: votre choix',
  info: 'Les cookies nécessaires gardent votre panier et votre connexion. Pour le reste, c’est vous qui décidez, et vous pouvez changer d’avis à tout moment dans «\u00a0Paramètres des cookies\u00a0», en bas de page.',
  policy: 'Politique de confidentialité',
  close: 'Fermer la fenêtre',
  categories: {
    required: { name: 'Nécessaires', info: 'Panier, connexion, paiement et ce choix. Toujours actifs.' },
    functional: {
      name: 'Fonctionnels',
      info: 'La messagerie avec notre équipe, les produits vus récemment, vos réglages.',
    },
    analytics: { name: 'Analytiques', info: 'Statistiques\u00a0: la rapidité de la boutique et ce qui y est utilisé.' },
    marketing: { name: 'Marketing', info: 'Offres et publicités adaptées à ce que vous regardez.' },
  },
  without: {
    cart: {
      info: 'Les cookies nécessaires gardent ce choix et font fonctionner le site. Pour le reste, c’est vous qui décidez, et vous pouvez changer d’avis à tout moment dans «\u00a0Paramètres des cookies\u00a0», en bas de page.',
      required: 'Le fonctionnement du site et ce choix. Toujours actifs.',
    },
    chat: 'Les produits vus récemment, vos réglages.',
  },
  refuse: 'Refuser les facultatifs',
  save: 'Enregistrer mon choix',
  acceptAll: 'Tout accepter',
  saved: 'Enregistré à {time}.',
  notKept:
    'Votre navigateur ne permet pas d’enregistrer ce choix. Jusqu’à la fin de cette visite, nous n’utilisons que les cookies nécessaires.',
  /** What follows is the number. */
  proof: 'Choix du {date}. Si vous nous demandez la trace de votre consentement, indiquez ce numéro\u00a0:',
};
