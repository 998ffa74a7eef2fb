export const email = 'Email';
export const subscribe = 'Subscribe';
export const goToHome = 'Go to home';

// SubscribeCall
export const subscribeCall = 'Places worth the trip, in your inbox';
export const subscribeCallText = 'Hotels worth finding, a few times a year. You can unsubscribe at any time.';

// SubscriptionPage
export const subscribeTitle = 'Subscribe to our newsletter';
export const subscribeIntro =
  'New places worth the trip, a few times a year. You can unsubscribe at any time.';
export const emailHint = 'We only use it for the newsletter.';
export const change = 'Change';
export const changeEmail = 'Change email address';
export const subscribed = 'You’re subscribed';
export const subscribedText = 'We sent a confirmation to {email}. Every email has a link to unsubscribe.';

// UnsubscribePage
export const unsubscribe = 'Unsubscribe';
export const unsubscribeTitle = 'Unsubscribe from our newsletter?';
export const staySubscribed = 'Stay subscribed';
export const unsubscribed = 'You’re unsubscribed';
export const noMoreNewsletters =
  'You won’t get any more newsletters. You’ll still get emails about your bookings.';

// RefuseMessagesPage
export const refuseTitle = 'No more thank-you emails from this hotel?';
export const refuse = 'Stop these emails';
export const keepMessages = 'Keep them';
export const refusedTitle = 'You won’t get these emails any more';
export const noMoreThanks =
  'This hotel won’t email you after a stay any more. You’ll still get emails about your bookings.';
