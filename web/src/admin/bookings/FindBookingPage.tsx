import { paths } from '../../paths';
import { FindByReferencePage } from '../../kit/FindByReferencePage';
import * as texts from './texts';

/** Finds a booking by the reference that guests quote. */
export const FindBookingPage = () => (
  <FindByReferencePage
    title={texts.findBooking}
    intro={texts.findBookingIntro}
    label={texts.bookingReference}
    missing={texts.enterBookingReference}
    submit={texts.continueToResults}
    addressOf={(q) => paths.bookingResults({ q })}
    cancelTo={paths.bookings()}
  />
);
