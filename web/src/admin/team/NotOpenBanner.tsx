import { ButtonLink } from '../../kit/Button';
import { Notice } from '../../kit/Notice';
import { paths } from '../../paths';
import * as texts from './texts';

/** Tells the team of a hotel that only they see its page, and leads to the set-up. */
export const NotOpenBanner = ({ hotelId }: { hotelId: string }) => (
  <Notice
    kind="warning"
    action={
      <ButtonLink to={paths.firstHour(hotelId)} size="small">
        {texts.continueSetUp}
      </ButtonLink>
    }
  >
    {texts.notOpenYet}
  </Notice>
);
