import { normaliseStay, type StayDates } from '../../../schema/nights';
import { spokenStay } from '../kit/format';
import { Notice } from '../kit/Notice';

interface Props {
  /** The dates that were asked for, whose check-in is over; undefined where they are still to come. */
  past: StayDates | undefined;
  /** The dates that are shown instead. */
  shown: StayDates;
}

/** Says in place that the dates of a link are over, and which dates are shown in their stead. */
export function PastDates({ past, shown }: Props) {
  if (!past) return null;
  return (
    <Notice kind="info">
      {isOver(past, shown) ? 'Your dates' : 'Some of your dates'}, {spoken(past)}, are over. You see{' '}
      <strong>{spoken(shown)}</strong> instead; choose other dates at any time.
    </Notice>
  );
}

const spoken = (stay: StayDates): string => {
  const { checkIn, checkOut } = normaliseStay(stay);
  return spokenStay(checkIn, checkOut);
};

const isOver = (past: StayDates, shown: StayDates): boolean => normaliseStay(past).checkOut <= shown.checkIn;
