import type { Words } from '../page.words';

export const es: Words = {
  payAmount: 'Pagar {amount}',
  paying: 'Pagando…',
  whatYouPayFor: 'Lo que pagas',
  yourStay: 'Tu estancia',
  total: 'Total',
  payByCard: 'Pagar con tarjeta',
  email: 'Correo electrónico',
  card: 'Número de tarjeta',
  expires: 'Caducidad',
  expiryForm: 'MM / AA',
  code: 'Código de seguridad',
  name: 'Nombre en la tarjeta',
  back: 'Volver a {merchant}',
  holdExpired: 'Tus habitaciones ya no están retenidas. Vuelve atrás para ver qué sigue disponible.',
  heldFor: 'Retenido para ti: quedan {time}',
  over: 'terminado',
  testCardsOnly:
    'No se cobra dinero real. Usa una tarjeta de prueba con cualquier fecha futura y cualquier código.',
  succeeds: 'paga',
  isDeclined: 'se rechaza',
  lacksFunds: 'no tiene fondos suficientes',
  isDisputed: 'paga y se disputa',
  unknownTitle: 'Esta página de pago no existe',
  unknownText: 'Comprueba la dirección o empieza de nuevo desde tu reserva.',
  paidTitle: 'Ya está pagado',
  paidText: 'Se han cobrado {amount} una vez y {merchant} tiene tu reserva.',
  continueTo: 'Continuar a {merchant}',
  expiredTitle: 'Esta página de pago ha caducado',
  expiredText:
    'No se ha cobrado nada. Las habitaciones ya no están retenidas para ti, pero quizá sigan disponibles.',
  testMode: 'Modo de prueba',
  footer: 'Una página de pago de prueba para {merchant}. Las tarjetas no se cobran ni se guardan.',
  wrongEmail: 'Escribe una dirección de correo, por ejemplo name@example.com.',
  wrongExpiry: 'Escribe un mes y un año futuros, por ejemplo 12 / 34.',
  wrongCode: 'Escribe las tres o cuatro cifras del código de seguridad.',
  declined: 'Esta tarjeta se ha rechazado. No se ha cobrado nada. Prueba con otra tarjeta.',
  insufficientFunds:
    'Esta tarjeta no tiene fondos suficientes. No se ha cobrado nada. Prueba con otra tarjeta.',
  notATestCard:
    'Aquí solo se aceptan tarjetas de prueba. No se ha cobrado nada. Usa uno de los números de abajo.',
};
