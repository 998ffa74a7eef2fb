import * as detailTexts from '../detail/texts';
import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionProvider';
import * as texts from './texts';

/** The thanks if the address names no booking. It promises nothing, since the booking is unknown. */
export function BookingSuccessPage() {
  const isSignedOut = useSession().status === 'signedOut';
  return (
    <NoticePage
      title={texts.thankYou}
      isGood
      actions={
        <>
          <ButtonLink
            to={isSignedOut ? paths.login(paths.myBookings()) : paths.myBookings()}
            variant="contained"
          >
            {isSignedOut ? texts.signInToSeeBookings : detailTexts.showMyBookings}
          </ButtonLink>
          <ButtonLink to={paths.home()}>{texts.goToHome}</ButtonLink>
        </>
      }
    >
      {texts.findPaidBookings}
    </NoticePage>
  );
}
