import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Countdown } from '../../ui/Countdown';
import { clockTime } from '../../ui/format';
import { HoldActions_BookingFragmentDoc, type HoldActions_BookingFragment } from './HoldActions.generated';
import { useReleaseCheckout } from './useRelease';

interface Props {
  booking: FragmentType<HoldActions_BookingFragment>;
  /** Whether paying is the main action of the page. */
  isMain?: boolean;
  /** Whether another button of the page leads to the payment. */
  isPaidElsewhere?: boolean;
  onEnd?: () => void;
  /** Which rooms, where the surroundings do not show it. */
  children?: ReactNode;
}

/** Until when unpaid rooms are held, and the two actions: pay or release. */
export function HoldActions({ booking, isMain = false, isPaidElsewhere = false, onEnd, children }: Props) {
  const { data } = useSuspenseFragment({ fragment: HoldActions_BookingFragmentDoc, from: booking });
  const { release, isBusy, refusal } = useReleaseCheckout();
  const { holdExpiresAt: until, checkoutUrl } = data;
  return (
    <>
      {until && (
        <>
          <strong>
            {checkoutUrl ? 'Your' : 'The'} rooms are held until {clockTime(until)}
          </strong>{' '}
          (
          <Countdown until={until} onEnd={onEnd} /> left).{' '}
        </>
      )}
      <span role="status">{refusal?.message ?? 'Nothing has been charged.'}</span>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {checkoutUrl && !isPaidElsewhere && (
          <Button
            size="small"
            variant={isMain ? 'contained' : 'outlined'}
            href={checkoutUrl}
            sx={{ borderColor: 'primary.main' }}
          >
            Continue to payment
          </Button>
        )}
        <Button
          size="small"
          variant={checkoutUrl ? 'text' : 'outlined'}
          loading={isBusy}
          sx={{ borderColor: 'primary.main' }}
          onClick={() => void release(data.id)}
        >
          Release
        </Button>
      </Box>
    </>
  );
}
