import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { FindByReferencePage } from '../../kit/FindByReferencePage';
import { bookingReference } from '../../bookings/detail/texts';
import * as texts from './texts';

/** Finds a booking by the reference that guests quote. */
export const FindBookingPage = () => (
  <FindByReferencePage
    title={texts.findBooking}
    intro={texts.findBookingIntro}
    label={bookingReference}
    missing={texts.enterBookingReference}
    submit={texts.continueToResults}
    addressOf={(q) => staffPaths.bookingResults({ q })}
    cancelTo={paths.bookings()}
  />
);
