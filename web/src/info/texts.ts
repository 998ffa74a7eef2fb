// ContactPage
export const contact = 'Contact';
export const contactLead = 'How to reach us.';
export const aboutBooking = 'About a booking';
export const aboutBookingText =
  'The hotel can help you best. Open your booking under <link>My bookings</link> and press Write to the hotel. The hotel sees which booking you mean.';
export const writeHere = 'Write to us';
export const writeHereText = 'You need no account. We answer by email.';
export const writeHereSignedIn = 'We answer by email, or in a chat with you on Staybook.';
export const aboutStaybook = 'By email';
export const aboutStaybookText =
  'Include your booking reference if you have one. Never send your card number.';
export const byPost = 'By post';
export const yourProperty = 'Your property';
export const yourPropertyText =
  'Do you run a hotel and want to list it here? <link>List your property</link>.';

// HelpPage
export const help = 'Help';
export const helpLead = 'How to find a room, pay for it, change it or cancel it.';
export const findingRoom = 'Finding a room';
export const findingRoomText =
  'Choose a city, your dates and the number of guests. Each hotel shows its lowest price for your whole stay and everyone in your party. If nothing is available, we show the nearest dates that are. Press Watch on a hotel, and we email you when your stay becomes available or at least 10% cheaper, at most once a day. A link in each email ends the watch.';
export const paying = 'Paying';
export const payingText =
  'When you press Book Now, we hold the rooms you chose, and a clock shows for how long. You pay on our card provider’s page, so we never see your card number. If you don’t pay in time, the rooms are released and nothing is charged.';
export const cancelling = 'Cancelling';
export const cancellingText =
  'Each hotel sets how long you can cancel for free. You see its terms before you pay, in your confirmation email and on your booking. To cancel, open the booking under <link>My bookings</link> and press Cancel. You see your refund before you confirm. What you paid by card on Staybook goes back to that card; what you paid at the hotel you get back at its front desk.';
export const changing = 'Changing dates or rooms';
export const changingText =
  'Open the booking and press Change dates or rooms. You see the new price, and what you pay or get back, before anything changes. You keep your old rooms until the change is complete.';
export const askingHotel = 'Asking the hotel';
export const askingHotelText =
  'Open the booking and press Write to the hotel. The hotel replies in the same chat, and every page shows you when it does.';
export const reviews = 'Reviews';
export const reviewsText =
  'Only guests who booked and stayed can write a review, from the day they check out. Up to four photos can be added. You can edit or delete yours under <link>My reviews</link>.';
export const yourAccount = 'Your account';
export const forgottenPassword = 'Forgot your password? <link>Ask for a link</link> by email.';
export const accountTools =
  'Under <link>My account</link> you can see where you are signed in, sign out other devices, download everything we store about you, and delete your account.';
export const somethingElse = 'Something else?';
export const writeToUs = '<link>Write to us</link>.';

// PrivacyPage
export const privacy = 'Privacy';
export const privacyLead =
  'We store what your bookings and your account need. We don’t track you, so there is no cookie banner.';
export const whatWeStore = 'What we store';
export const storedAccount =
  'Your account: name, username, email address, your photo if you add one, and a hash of your password.';
export const storedBookings = 'Your bookings, with payments and refunds, but never your card number.';
export const storedSaved = 'The hotels you save, until you remove them.';
export const storedWatches = 'The stays you watch, until a day after they end.';
export const storedWritings =
  'What you write: reviews, messages, requests to hotels, and what you send us with the contact form.';
export const storedSessions = 'Where you are signed in, so that you can sign out other devices.';
export const storedChanges =
  'The changes that administrators make, with their names, so that mistakes can be traced.';
export const whoElseSees = 'Who else sees it';
export const hotelSees =
  'The hotel you book sees your name, your email address, your booking and what you write to it.';
export const cardProviderSees = 'Our card provider takes your payment on its own page.';
export const peopleSee = 'Your name and photo appear beside your reviews. People you write to see them too.';
export const noOtherCompanySees =
  'We do not sell your data, and no other company learns what you look at here.';
export const cookies = 'Cookies';
export const cookiesText =
  'One cookie keeps you signed in, and one lets your own device in when someone tries to guess your password. If you sign out while our database does not respond, a third one remembers which session to end. If you choose a language, another one remembers it. Your browser remembers your last search, the eight hotels you viewed last, the hotels you save without signing in, what you are about to watch while you sign in, the currency you chose, and whether you prefer light or dark mode. None of this is used for anything else. When you sign in, those hotels move to your account, and signing out clears all but the language, the currency and light or dark. The home page has a button that clears your last search and the hotels you viewed.';
export const trustedDeviceText =
  'A device you trust keeps your upcoming bookings until you sign out, so that you can read them without a connection.';
export const howLong = 'How long';
export const howLongText =
  "As long as you have an account. When you delete it, we erase your name, your email addresses and your photo, including from the emails we sent. We have to keep payment records and invoices, and what you wrote stays under the name 'Deleted user'. Some time after we have answered a message from the contact form, or need not answer it, we delete it.";
export const yourRights = 'Your rights';
export const yourRightsText =
  'Under <account>My account</account> you can download everything we store about you, correct it, and delete your account. For anything else, <contact>write to us</contact>.';

// TermsPage
export const terms = 'Terms';
export const termsLead = 'What you can rely on when you book, and what we expect from you.';
export const whoDoesWhat = 'Who does what';
export const whoDoesWhatText =
  'The hotel provides the room. Staybook lists it, takes your booking and your payment for the hotel, and holds both sides to what was shown when you booked.';
export const price = 'Price';
export const priceText =
  'The price you see before you pay is the full price of your stay: every night of every room, plus the city’s taxes and fees, itemised. It does not change once your rooms are held, and you are charged once.';
export const yourBooking = 'Your booking';
export const yourBookingText =
  'Your booking is confirmed when your payment arrives, and we email you to say so. The room numbers you chose are yours for those nights. If your payment arrives after your rooms have gone to another guest, you get a full refund.';
export const cancellingAndChanging = 'Cancelling and changing';
export const cancellingAndChangingText =
  'The hotel’s terms at the time of your booking apply to it, even if the hotel changes them later. They set the last day for a full refund, and how much you get back after that. Once your stay has begun, you can no longer cancel it here.';
export const reviewsAndMessages = 'Reviews and messages';
export const reviewsAndMessagesText =
  'Write about your own stay, truthfully, and leave out other people’s names and numbers. We hide reviews that insult, advertise or break the law, and tell the author why. The same applies to messages.';
export const yourAccountText =
  'Keep your password to yourself: anyone who has it can book with your account. You can delete your account at any time. If you misuse Staybook, we may disable your account.';
export const questions = 'Questions';
export const questionsText =
  '<contact>Contact</contact> tells you where to ask, and <privacy>Privacy</privacy> what we store.';
