import type { LanguageTexts } from '../language-texts.ts';

/** What the storefront itself says, in German. */
export const de: LanguageTexts = {
  messages: {
    skipToContent: 'Zum Inhalt springen',
    loading: 'Seite wird geladen',
    pageLoaded: 'Seite: {title}',
    notFoundTitle: 'Unter dieser Adresse wurde keine Seite gefunden',
    notFoundInfo: 'Der Link ist möglicherweise falsch oder veraltet. Versuchen Sie es noch einmal.',
    failureTitle: 'Interner Serverfehler',
    failureInfo:
      'Es ist ein interner Serverfehler aufgetreten. Bitte versuchen Sie es später noch einmal. Wir bitten um Entschuldigung.',
    failureCode: 'Fehlercode:',
    failureRequest: 'Vorgangsnummer:',
    tryAgain: 'Noch einmal versuchen',
    backHome: 'Zurück zur Startseite',
    errorTitle: 'Etwas ist schiefgegangen',
    errorInfo: 'Diese Seite konnte nicht angezeigt werden. Sie können zur Startseite zurückkehren und neu beginnen.',
    maintenanceTitle: 'Wir frischen den Shop auf',
    maintenanceInfo: 'Es laufen Wartungsarbeiten. Wir sind bald zurück – schauen Sie gleich wieder vorbei.',
    offlineTitle: 'Keine Internetverbindung',
    offlineInfo: 'Prüfen Sie WLAN oder mobile Daten und versuchen Sie es erneut.',
    causeDefault: 'Der Server konnte diese Seite nicht erstellen.',
    causeUnknown: 'Unbekannter Fehler.',
    causeNetwork: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung.',
    causeTimeout: 'Der Server hat nicht rechtzeitig geantwortet.',
    causeForbidden: 'Diese Seite ist nicht verfügbar.',
    causeChunk: 'Ein Teil der Seite konnte nicht geladen werden. Laden Sie sie neu.',
    causeBadGateway: 'Der Shop ist vorübergehend nicht verfügbar.',
  },
  actions: {
    thanks: 'Vielen Dank.',
    formErrorTitle: 'Fehler: Prüfen Sie das Formular',
    newsletterTitle: 'Fast geschafft',
    messageTitle: 'Nachricht gesendet',
    offline: 'Keine Internetverbindung. Ihre Eingaben bleiben auf diesem Gerät.',
    unreachable: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    unavailable: 'Der Shop ist vorübergehend nicht verfügbar. Versuchen Sie es gleich noch einmal.',
    limited: 'Das waren zu viele Versuche auf einmal. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    refused: 'Das hat nicht geklappt. Prüfen Sie Ihre Eingaben und versuchen Sie es noch einmal.',
    newsletterFailed: 'Ein Fehler ist aufgetreten.',
    added: 'Hinzugefügt: {name}. {pieces} im Warenkorb, {total}.',
    addedToNewCart:
      'Ihr bisheriger Warenkorb ist abgelaufen, wir beginnen einen neuen. Hinzugefügt: {name}. {pieces} im Warenkorb, {total}.',
    cartLost: 'Ihr Warenkorb konnte nicht geladen werden. Wir beginnen einen neuen.',
    cartMerged: 'Von diesem Gerät kam hinzu: {pieces}.',
    pieces: {
      one: '{count}\u00a0Produkt',
      other: '{count}\u00a0Produkte',
    },
    confirmByMail: 'Fast geschafft. Bestätigen Sie in der Nachricht, die wir an {email} gesendet haben.',
    alertSaved: 'Gespeichert. Wir schreiben an {email}, sobald das Produkt wieder da ist.',
    messageSent: 'Nachricht gesendet. Wir antworten an {email}.',
    notices: 'Hinweise',
    dismiss: 'Hinweis schließen',
  },
  screens: {
    common: {
      sending: 'Einen Moment…',
      missing:
        'In der Adresse fehlt ein Teil des Links. Öffnen Sie ihn noch einmal aus der Nachricht oder kopieren Sie ihn vollständig.',
      unreachable:
        'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
      unavailable: 'Der Shop ist vorübergehend nicht verfügbar. Versuchen Sie es gleich noch einmal.',
      limited: 'Das waren zu viele Versuche auf einmal. Warten Sie einen Moment und versuchen Sie es noch einmal.',
      tryAgain: 'Noch einmal versuchen',
      backHome: 'Zurück zur Startseite',
      needsScript:
        'Diese Seite braucht JavaScript. Schalten Sie es im Browser ein und öffnen Sie den Link noch einmal.',
      fieldEmpty: 'Das Feld darf nicht leer sein',
      emailWrong: 'Ungültige E-Mail-Adresse',
      emailLabel: 'E-Mail-Adresse',
    },
    pages: {
      '/newsletter/confirm': {
        title: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
        info: 'Nur noch ein Schritt: Klicken Sie auf die Schaltfläche, und der nächste Brief kommt auch zu Ihnen.',
        action: 'Anmeldung bestätigen',
        doneTitle: 'Anmeldung bestätigt',
        done: 'Vielen Dank. Ihre Anmeldung ist bestätigt, der nächste Brief kommt in Ihr Postfach.',
        invalid:
          'Dieser Link ist ungültig oder abgelaufen. Melden Sie sich noch einmal an, dann senden wir einen neuen.',
      },
      '/newsletter/unsubscribe': {
        title: 'Newsletter abbestellen',
        info: 'Klicken Sie auf die Schaltfläche, und wir senden keinen Newsletter mehr an die Adresse, an die dieser Link ging.',
        action: 'Abbestellen',
        doneTitle: 'Newsletter abbestellt',
        done: 'Erledigt. Wir senden Ihnen keinen Newsletter mehr. Sie können jederzeit zurückkommen.',
        invalid: 'Dieser Link ist ungültig. Verwenden Sie den aus dem letzten Newsletter.',
      },
      '/stock-alert/confirm': {
        title: 'Bestätigen Sie die Verfügbarkeitsnachricht',
        info: 'Klicken Sie auf die Schaltfläche, und wir schreiben Ihnen, sobald das Produkt wieder verfügbar ist.',
        action: 'Nachricht bestätigen',
        doneTitle: 'Nachricht bestätigt',
        done: 'Erledigt. Wir schreiben einmal, sobald das Produkt wieder im Shop ist.',
        invalid:
          'Dieser Link ist ungültig oder abgelaufen. Fordern Sie die Nachricht auf der Produktseite noch einmal an.',
      },
      '/manage-cookies': {
        title: 'Cookie-Einstellungen',
        info: 'Hier entscheiden Sie, womit Sie einverstanden sind. Eine Änderung gilt sofort.',
        action: 'Meine Wahl speichern',
        doneTitle: 'Wahl gespeichert',
        done: 'Wahl gespeichert.',
        invalid: 'Ohne JavaScript verwenden wir nur notwendige Cookies, hier gibt es also nichts zu ändern.',
      },
    },
  },
};
