/** Which types a union or an interface of the schema may be. */
export const possibleTypes = {
  CancelBookingResult: ['Booking', 'NotCancellable'],
  CreateCheckoutResult: ['Checkout', 'CheckoutEnded', 'NightsTaken', 'PaymentUnavailable', 'StayRefused'],
  Problem: [
    'AlreadyPaid',
    'CheckoutEnded',
    'InvalidCredentials',
    'NightsTaken',
    'NotCancellable',
    'PaymentUnavailable',
    'SessionEnded',
    'StayRefused',
    'TooManyAttempts',
    'UnknownCheckout',
  ],
  ReleaseCheckoutResult: ['AlreadyPaid', 'Booking', 'UnknownCheckout'],
  RenewSessionResult: ['Session', 'SessionEnded'],
  SignInResult: ['InvalidCredentials', 'Session', 'TooManyAttempts'],
};
