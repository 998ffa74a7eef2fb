import type { Words } from '../page.words';

export const fr: Words = {
  payAmount: 'Payer {amount}',
  paying: 'Paiement en cours…',
  whatYouPayFor: 'Ce que vous payez',
  yourStay: 'Votre séjour',
  total: 'Total',
  payByCard: 'Payer par carte',
  email: 'E-mail',
  card: 'Numéro de carte',
  expires: 'Date d’expiration',
  expiryForm: 'MM / AA',
  code: 'Code de sécurité',
  name: 'Nom sur la carte',
  back: 'Retour à {merchant}',
  holdExpired:
    'Vos chambres ne sont plus bloquées. Revenez en arrière pour voir ce qui est encore disponible.',
  heldFor: 'Bloqué pour vous : encore {time}',
  over: 'terminé',
  testCardsOnly:
    'Aucun montant réel n’est débité. Utilisez une carte de test avec une date future et un code quelconques.',
  succeeds: 'paie',
  isDeclined: 'est refusée',
  lacksFunds: 'n’a pas de fonds suffisants',
  isDisputed: 'paie et est contestée',
  unknownTitle: 'Cette page de paiement n’existe pas',
  unknownText: 'Vérifiez l’adresse ou recommencez depuis votre réservation.',
  paidTitle: 'Déjà payé',
  paidText: '{amount} ont été débités une fois, et {merchant} a votre réservation.',
  continueTo: 'Continuer vers {merchant}',
  expiredTitle: 'Cette page de paiement a expiré',
  expiredText:
    'Rien n’a été débité. Les chambres ne sont plus bloquées pour vous, mais elles sont peut-être encore disponibles.',
  testMode: 'Mode test',
  footer: 'Une page de paiement de test pour {merchant}. Les cartes ne sont ni débitées ni enregistrées.',
  wrongEmail: 'Saisissez une adresse e-mail, par exemple name@example.com.',
  wrongExpiry: 'Saisissez un mois et une année à venir, par exemple 12 / 34.',
  wrongCode: 'Saisissez les trois ou quatre chiffres du code de sécurité.',
  declined: 'Cette carte a été refusée. Rien n’a été débité. Essayez une autre carte.',
  insufficientFunds:
    'Les fonds de cette carte sont insuffisants. Rien n’a été débité. Essayez une autre carte.',
  notATestCard:
    'Seules les cartes de test sont acceptées ici. Rien n’a été débité. Utilisez l’un des numéros ci-dessous.',
};
