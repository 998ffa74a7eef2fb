import type { FragmentType } from '@apollo/client';
import { useReleaseChange } from './useRelease';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { useChangeRow_change, type ChangeRow_ChangeFragment } from './ChangeRow.generated';
import { HeldRow } from './HeldRow';

interface Props {
  bookingId: string;
  change: FragmentType<ChangeRow_ChangeFragment>;
  titleId: string;
}

/** In a list: a change of a booking that waits for its payment. */
export function ChangeRow({ bookingId, change, titleId }: Props) {
  const data = useChangeRow_change(change);
  const { release, isBusy, refusal } = useReleaseChange();
  return (
    <HeldRow
      bookingId={bookingId}
      held={data}
      what="A change waits for its payment"
      pay={`Pay ${dollars(data.differenceCents)}`}
      titleId={titleId}
    >
      <Button
        size="small"
        loading={isBusy}
        onClick={() => void release(bookingId)}
        aria-describedby={titleId}
      >
        Give up the change
      </Button>
      {refusal && <p role="alert">{refusal.message}</p>}
    </HeldRow>
  );
}
