import * as kitTexts from '../../kit/texts';
import type { StayDates } from '../../../../schema/nights';
import { ShortStayNotice } from '../../rooms/ShortStayNotice';
import { Button } from '../../kit/Button';
import { Notice } from '../../kit/Notice';
import type { PricedRooms } from './usePricedRooms';

interface Props {
  priced: PricedRooms;
  changeStay: (stay: StayDates) => void;
  /** The id of the notice that the stay is too short. */
  shortId: string;
}

/** The reasons why the selected rooms have no price or need a longer stay, with the buttons that help. */
export function QuoteNotices({ priced: { quoted, short }, changeStay, shortId }: Props) {
  return (
    <>
      {quoted.problem && (
        <Notice
          kind="warning"
          action={
            <Button color="inherit" size="small" onClick={quoted.retry}>
              {kitTexts.tryAgain}
            </Button>
          }
        >
          {quoted.problem}
        </Notice>
      )}
      {short && <ShortStayNotice id={shortId} {...{ short, changeStay }} />}
    </>
  );
}
