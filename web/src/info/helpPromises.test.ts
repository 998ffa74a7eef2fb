import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as texts from './texts';

const { titlesIn } = jest.requireActual<{
  titlesIn: (file: string, source: string) => ReadonlySet<string>;
}>('../../../.ci/claims.cjs');

type Proof = readonly [file: string, test: string];

const CHECKOUT = 'api/src/bookings/hold/checkout.test.ts';
const NEWS = 'api/src/watches/news.test.ts';
const CHANGE = 'web/src/bookings/change/change.test.tsx';
const HOTEL_CHAT: Proof = [
  'web/e2e/chatPeople.spec.ts',
  'a guest writes to the hotel from a booking, and its staff answer there',
];

/** Each sentence of /help with the tests that prove it. A sentence that changes is proved again. */
const PROMISES: Record<string, readonly Proof[]> = {
  'Choose a city, your dates and the number of guests.': [
    [
      'web/src/home/HomePage.test.tsx',
      'home has the search, a carousel of cities, the hotels of each type, the best rated and the newsletter',
    ],
  ],
  'Each hotel shows its lowest price for your whole stay and everyone in your party.': [
    [
      'web/src/search/ResultsPage.test.tsx',
      'a row shows the price of the whole stay for the whole party, as the server calculates it',
    ],
  ],
  'If nothing is available, we show the nearest dates that are.': [
    ['web/src/search/ResultsPage.test.tsx', 'a search without results links to the nearest available dates'],
  ],
  'Press Watch on a hotel, and we email you when your stay becomes available or at least 10% cheaper, at most once a day.':
    [
      [
        'web/src/hotels/watch.test.tsx',
        'a guest reads what a watch does, begins it for the chosen nights and party, and ends it',
      ],
      [NEWS, 'a price that staff lower by 10% comes in one mail, and one by 9% in none'],
      [NEWS, 'nights that a cancelled booking frees come in a mail, with the price'],
      [
        'api/src/watches/toldOnce.test.ts',
        'a guest gets one mail a day, with all that is new, and the rest on the next day if it is still true',
      ],
    ],
  'A link in each email ends the watch.': [
    [
      NEWS,
      'the link of a mail ends its watch without signing in, by a page or by a mail program, and twice is harmless',
    ],
  ],
  'When you press Book Now, we hold the rooms you chose, and a clock shows for how long.': [
    [CHECKOUT, 'a checkout holds the nights, is paid on the hosted page and becomes a confirmed booking'],
    [
      'web/src/bookings/detail/holds.test.tsx',
      'counts down beside the payment link, and expires on the screen when its time is over',
    ],
  ],
  'You pay on our card provider’s page, so we never see your card number.': [
    [CHECKOUT, 'a checkout holds the nights, is paid on the hosted page and becomes a confirmed booking'],
  ],
  'If you don’t pay in time, the rooms are released and nothing is charged.': [
    [
      'web/src/bookings/checkout/returnPages.test.tsx',
      'explains a released hold, and one that was paid too late',
    ],
    ['api/src/bookings/pay/settlement.test.ts', 'a payment that comes too late is refunded in full'],
  ],
  'Each hotel sets how long you can cancel for free.': [
    [
      'api/src/bookings/cancel/cancellation.test.ts',
      'a booking keeps its terms when the hotel changes its own',
    ],
  ],
  'You see its terms before you pay, in your confirmation email and on your booking.': [
    [
      'web/src/hotels/quote.test.tsx',
      'shows the server’s quote: nights by price, taxes and fees, the total, and the cancellation terms',
    ],
    [
      'api/src/bookings/pay/confirmation.test.ts',
      'the confirmation has the cancellation terms of the booking',
    ],
    [
      'web/src/bookings/detail/payment.test.tsx',
      'shows the cancellation terms while the booking is confirmed',
    ],
  ],
  'To cancel, open the booking under My bookings and press Cancel.': [
    [
      'web/src/bookings/detail/bookings.test.tsx',
      'is cancelled after a dialog names the stay and the refund, and leads back to the list',
    ],
  ],
  'You see your refund before you confirm.': [
    ['web/e2e/cancellation.spec.ts', 'cancelling a paid booking names the refund'],
  ],
  'What you paid by card on Staybook goes back to that card; what you paid at the hotel you get back at its front desk.':
    [
      [
        'api/src/books/journal/journal.test.ts',
        'a booking that is paid online and cancelled moves through the accounts until the card has its money back',
      ],
      [
        'api/src/bookings/desk/walkIn.test.ts',
        'a payment at the desk is refunded at the desk, without the provider',
      ],
    ],
  'Open the booking and press Change dates or rooms.': [
    [CHANGE, 'shows the refund, and leads to the changed booking'],
  ],
  'You see the new price, and what you pay or get back, before anything changes.': [
    [CHANGE, 'shows the refund, and leads to the changed booking'],
  ],
  'You keep your old rooms until the change is complete.': [
    [CHANGE, 'is released in one press; the booking can be changed again'],
  ],
  'Open the booking and press Write to the hotel.': [HOTEL_CHAT],
  'The hotel replies in the same chat, and every page shows you when it does.': [
    HOTEL_CHAT,
    ['web/e2e/chat.spec.ts', 'two people write to each other, and other pages announce new messages'],
  ],
  'Only guests who booked and stayed can write a review, from the day they check out.': [
    ['web/e2e/reviews.spec.ts', 'a future stay cannot be reviewed yet'],
    [
      'web/e2e/reviews.spec.ts',
      'reviewing another guest’s booking is refused, and a review is found by its reference',
    ],
  ],
  'Up to four photos can be added.': [
    [
      'web/e2e/photos.spec.ts',
      'a guest adds photos to a review, sees them in it, and removes one by editing',
    ],
    ['api/src/reviews/reviewPhoto.test.ts', 'are at most four, and only pictures'],
  ],
  'You can edit or delete yours under My reviews.': [
    [
      'web/e2e/reviews.spec.ts',
      'a guest writes a review of a booking, reads it at the hotel, edits and deletes it',
    ],
  ],
  'Ask for a link by email.': [
    ['web/e2e/account.spec.ts', 'a link in a mail resets a forgotten password, and works once'],
  ],
  'Under My account you can see where you are signed in, sign out other devices, download everything we store about you, and delete your account.':
    [
      [
        'web/src/users/MyAccountPage.test.tsx',
        'lists the devices by familiar names, and signs another one out at once',
      ],
      ['web/src/users/MyAccountPage.test.tsx', 'the data of the account is downloaded as a file'],
      [
        'web/e2e/account.spec.ts',
        'deleting an account with a paid future stay names the refund, and the account can no longer sign in',
      ],
    ],
  'Write to us.': [
    ['web/src/info/infoPages.test.tsx', '%s has its headings and leads to the contact page'],
    [
      'web/e2e/contact.spec.ts',
      'a visitor writes to the operator by keyboard, an administrator answers, and the mails arrive',
    ],
  ],
};

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The sentences of the texts that the page draws; headings and questions promise nothing. */
const sentences = [...read('web/src/info/HelpPage.tsx').matchAll(/texts\.(\w+)/g)]
  .map(([, name]) => texts[name as keyof typeof texts])
  .filter((text) => text.endsWith('.') && text !== texts.helpLead)
  .flatMap((text) => text.replace(/<\/?\w+>/g, '').split(/(?<=[.?]) /))
  .filter((sentence) => sentence.endsWith('.'));

test('each sentence of /help is proved, and nothing is proved that it does not say', () => {
  expect(Object.keys(PROMISES).sort()).toEqual([...new Set(sentences)].sort());
});

test.each(Object.entries(PROMISES))('%s', (_sentence, proofs) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const [file, title] of proofs) {
    const titles = existsSync(path.join(root, file)) ? titlesIn(file, read(file)) : new Set();
    expect([file, title, titles.has(title)]).toEqual([file, title, true]);
  }
});
