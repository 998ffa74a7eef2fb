import { fill } from '../../../../schema/fill';
import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import * as texts from './texts';

/** The page of a guest who is no longer signed in when they come back from the payment page. */
export const SignInToSee = ({ bookingId }: { bookingId: string }) => (
  <NoticePage
    title={texts.signInToSeeBookingTitle}
    actions={
      <ButtonLink to={paths.login(paths.booking(bookingId))} variant="contained">
        {texts.signIn}
      </ButtonLink>
    }
  >
    {fill(texts.signedOutAfterPayment, { reference: bookingId })}
  </NoticePage>
);
