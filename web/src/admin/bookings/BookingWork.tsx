import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fill } from '../../../../schema/fill';
import { receiptFile } from '../../../../schema/receipts';
import { GoodwillDialog } from '../../bookings/detail/GoodwillDialog';
import { StaffCancelDialog } from '../../bookings/detail/StaffCancelDialog';
import { TakePaymentDialog } from '../../bookings/balance/TakePaymentDialog';
import { notDownloaded } from '../../bookings/invoice/texts';
import { useDocumentFile } from '../../bookings/invoice/useDocumentFile';
import { StaffChangeDialog } from '../../bookings/staffchange/StaffChangeDialog';
import { bookingChanged } from '../../bookings/staffchange/texts';
import { dollars } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import { ACTION_KEYS, keyProps } from '../layout/actionKeys';
import { KeyHint } from '../layout/KeyHint';
import { BookingStays } from './BookingStays';
import { useBookingWork_booking, type BookingWork_BookingFragment } from './BookingWork.generated';
import * as texts from './texts';

type Work = keyof typeof ACTION_KEYS;

interface Props {
  booking: FragmentType<BookingWork_BookingFragment>;
  /** False where the stays are beside it, with their actions. */
  hasStays?: boolean;
  /** False where something else changes the dates. */
  hasChange?: boolean;
  /** Writes a note. */
  onNote: (() => void) | undefined;
  /** Something has changed. */
  onDone: () => void;
}

/** All that staff do with an open booking: its stays, its money, its dates, its papers. Each action has a key. */
export function BookingWork({ hasStays = true, hasChange = true, onNote, onDone, ...props }: Props) {
  const booking = useBookingWork_booking(props.booking);
  const { viewerCan, owedCents, payments } = booking;
  const [asked, setAsked] = useState<Work>();
  const [told, setTold] = useState('');
  const receipt = payments.findLast(({ paidAt }) => paidAt !== null);
  const file = useDocumentFile(receipt?.id ?? '', receiptFile({ id: receipt?.id ?? '' }));
  const ask = (work: Work) => () => {
    setTold('');
    setAsked(work);
  };
  const close = () => setAsked(undefined);
  const tell = (words: string) => {
    setTold(words);
    onDone();
  };
  const actions: readonly (readonly [work: Work, label: string, act: (() => void) | undefined])[] = [
    [
      'takePayment',
      fill(texts.takePaymentOf, { amount: dollars(owedCents) }),
      viewerCan.takePayment ? ask('takePayment') : undefined,
    ],
    ['change', texts.changeStay, hasChange && viewerCan.changeByStaff ? ask('change') : undefined],
    ['refund', texts.refund, viewerCan.mostGoodwillCents > 0 ? ask('refund') : undefined],
    ['cancel', texts.cancelBooking, viewerCan.cancel ? ask('cancel') : undefined],
    ['note', texts.writeNote, onNote],
    ['print', texts.receipt, receipt && !file.isLoading ? () => void file.download() : undefined],
  ];
  const shown = actions.filter(([, , act]) => act);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {hasStays && <BookingStays booking={booking} onDone={onDone} />}
      {shown.length > 0 && (
        <Box role="group" aria-label={texts.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {shown.map(([work, label, act]) => (
            <Button
              key={work}
              size="small"
              variant={work === 'takePayment' ? 'contained' : 'outlined'}
              color={work === 'cancel' ? 'error' : 'primary'}
              onClick={act}
              {...keyProps(ACTION_KEYS[work], label)}
            >
              {label}
              <KeyHint of={ACTION_KEYS[work]} />
            </Button>
          ))}
        </Box>
      )}
      <div role="status">{told && <Notice kind="success">{told}</Notice>}</div>
      {file.hasFailed && <Notice kind="error">{notDownloaded}</Notice>}
      {asked && <Asked work={asked} booking={booking} onDone={tell} onClose={close} />}
    </Box>
  );
}

interface AskedProps {
  work: Work;
  booking: BookingWork_BookingFragment;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** The dialog of an action that asks something. */
function Asked({ work, booking, onDone, onClose }: AskedProps) {
  switch (work) {
    case 'takePayment':
      return <TakePaymentDialog {...{ booking, onDone, onClose }} />;
    case 'refund':
      return <GoodwillDialog {...{ booking, onDone, onClose }} />;
    case 'cancel':
      return <StaffCancelDialog {...{ booking, onClose }} onCancelled={onDone} />;
    case 'change':
      return (
        <StaffChangeDialog bookingId={booking.id} onDone={() => onDone(bookingChanged)} onClose={onClose} />
      );
    case 'note':
    case 'print':
      return null;
  }
}
