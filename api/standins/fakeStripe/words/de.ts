import type { Words } from '../page.words';

export const de: Words = {
  payAmount: '{amount} zahlen',
  paying: 'Zahlung läuft…',
  whatYouPayFor: 'Was Sie bezahlen',
  yourStay: 'Ihr Aufenthalt',
  total: 'Gesamt',
  payByCard: 'Mit Karte zahlen',
  email: 'E-Mail',
  card: 'Kartennummer',
  expires: 'Gültig bis',
  expiryForm: 'MM / JJ',
  code: 'Prüfnummer',
  name: 'Name auf der Karte',
  back: 'Zurück zu {merchant}',
  holdExpired: 'Ihre Zimmer sind nicht mehr freigehalten. Gehen Sie zurück, um zu sehen, was noch frei ist.',
  heldFor: 'Für Sie freigehalten: noch {time}',
  over: 'abgelaufen',
  testCardsOnly:
    'Es wird kein echtes Geld abgebucht. Verwenden Sie eine Testkarte mit einem beliebigen künftigen Datum und einer beliebigen Prüfnummer.',
  succeeds: 'bezahlt',
  isDeclined: 'wird abgelehnt',
  lacksFunds: 'ist nicht gedeckt',
  isDisputed: 'bezahlt und wird beanstandet',
  unknownTitle: 'Diese Zahlungsseite gibt es nicht',
  unknownText: 'Prüfen Sie die Adresse oder beginnen Sie noch einmal bei Ihrer Buchung.',
  paidTitle: 'Bereits bezahlt',
  paidText: '{amount} wurde einmal abgebucht, und {merchant} hat Ihre Buchung.',
  continueTo: 'Weiter zu {merchant}',
  expiredTitle: 'Diese Zahlungsseite ist abgelaufen',
  expiredText:
    'Es wurde nichts abgebucht. Die Zimmer sind nicht mehr für Sie freigehalten, aber vielleicht noch frei.',
  testMode: 'Testmodus',
  footer: 'Eine Zahlungsseite zum Testen für {merchant}. Karten werden weder belastet noch gespeichert.',
  wrongEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  wrongExpiry: 'Geben Sie einen künftigen Monat mit Jahr ein, etwa 12 / 34.',
  wrongCode: 'Geben Sie die drei oder vier Ziffern der Prüfnummer ein.',
  declined:
    'Diese Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
  insufficientFunds:
    'Diese Karte ist nicht gedeckt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
  notATestCard:
    'Hier werden nur Testkarten angenommen. Es wurde nichts abgebucht. Verwenden Sie eine der Nummern unten.',
};
