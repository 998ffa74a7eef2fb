import { normaliseStay, type StayDates } from '../../../schema/nights';
import { spokenStay } from '../kit/format';
import { Notice } from '../kit/Notice';
import { richText } from '../kit/richText';
import * as texts from './texts';

interface Props {
  /** The requested dates if their check-in has passed; undefined otherwise. */
  past: StayDates | undefined;
  /** The dates shown instead. */
  shown: StayDates;
}

/** A notice that the dates of a link have passed, with the dates shown instead. */
export function PastDates({ past, shown }: Props) {
  if (!past) return null;
  return (
    <Notice kind="info">
      {richText(isOver(past, shown) ? texts.datesArePast : texts.someDatesArePast, {
        dates: spoken(past),
        shownDates: spoken(shown),
        b: (words) => <strong>{words}</strong>,
      })}
    </Notice>
  );
}

const spoken = (stay: StayDates): string => {
  const { checkIn, checkOut } = normaliseStay(stay);
  return spokenStay(checkIn, checkOut);
};

const isOver = (past: StayDates, shown: StayDates): boolean => normaliseStay(past).checkOut <= shown.checkIn;
