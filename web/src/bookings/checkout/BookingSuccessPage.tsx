import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';

/** Thanks where the address names no booking: it promises nothing, since nobody knows what was booked. */
export function BookingSuccessPage() {
  const isSignedOut = useSession().status === 'signedOut';
  return (
    <NoticePage
      title="Thank you for your successful booking"
      isGood
      actions={
        <>
          <ButtonLink
            to={isSignedOut ? paths.login(paths.myBookings()) : paths.myBookings()}
            variant="contained"
          >
            {isSignedOut ? 'Sign in to see your bookings' : 'Show my bookings'}
          </ButtonLink>
          <ButtonLink to={paths.home()}>Go to home</ButtonLink>
        </>
      }
    >
      Every booking that is paid, and everything about it, is under My bookings.
    </NoticePage>
  );
}
