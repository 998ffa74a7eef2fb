import { fill } from '../../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { useReleaseChange } from './useRelease';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { useChangeRow_change, type ChangeRow_ChangeFragment } from './ChangeRow.generated';
import { HeldRow } from './HeldRow';
import * as texts from './texts';

interface Props {
  bookingId: string;
  change: FragmentType<ChangeRow_ChangeFragment>;
  titleId: string;
}

/** A pending change in a row of My bookings, with the link to pay. */
export function ChangeRow({ bookingId, change, titleId }: Props) {
  const data = useChangeRow_change(change);
  const { release, isBusy, refusal } = useReleaseChange();
  return (
    <HeldRow
      bookingId={bookingId}
      held={data}
      message={texts.changeHeldUntil}
      pay={fill(texts.payAmount, { amount: dollars(data.differenceCents) })}
      titleId={titleId}
    >
      <Button
        size="small"
        loading={isBusy}
        onClick={() => void release(bookingId)}
        aria-describedby={titleId}
      >
        {texts.discardChange}
      </Button>
      {refusal && <p role="alert">{refusal.message}</p>}
    </HeldRow>
  );
}
